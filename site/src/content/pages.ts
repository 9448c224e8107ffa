import type { StaticPage } from '../head.ts';

/** Every page that is written out as a file when the site is built, with its title; its description stands in `pageDescriptions.ts`. */
export const pages = {
  '/': {
    path: '/',
    title: 'Engineering Alumni in the United States',
  },
  '/about': {
    path: '/about',
    title: 'About',
  },
  '/contact': {
    path: '/contact',
    title: 'Contact',
  },
  '/alumni-directory': {
    path: '/alumni-directory',
    title: 'Alumni directory',
  },
  '/alumni-stories': {
    path: '/alumni-stories',
    title: 'Alumni stories',
  },
  '/events': {
    path: '/events',
    title: 'Events',
  },
  '/events/month': {
    path: '/events/month',
    parent: { title: 'Events', path: '/events' },
    title: 'Events by month',
  },
  '/submit-story': {
    path: '/submit-story',
    parent: { title: 'Alumni stories', path: '/alumni-stories' },
    title: 'Submit a story',
  },
  '/resources': {
    path: '/resources',
    title: 'Resources',
  },
  '/membership': {
    path: '/membership',
    title: 'Membership',
  },
  '/donate': {
    path: '/donate',
    parent: { title: 'Give Back', path: '/donate-home' },
    title: 'Donate',
  },
  '/donate-home': {
    path: '/donate-home',
    title: 'Give Back',
  },
  '/job-board': {
    path: '/job-board',
    title: 'Job board',
  },
  '/submit-job': {
    path: '/submit-job',
    title: 'Post a job',
    parent: { title: 'Job board', path: '/job-board' },
  },
  '/news': {
    path: '/news',
    title: 'News',
  },
  '/class-of': {
    path: '/class-of',
    title: 'By year',
  },
  '/chapters': {
    path: '/chapters',
    title: 'Chapters',
  },
  '/search': {
    path: '/search',
    title: 'Search',
    index: false,
  },
  '/membership/register': {
    path: '/membership/register',
    parent: { title: 'Membership', path: '/membership' },
    title: 'Membership registration',
  },
} as const satisfies Record<string, StaticPage>;

/** Pages that show data of the API: the server renders them with today's; a static host serves them as they were built. */
export const revalidatedPages = [
  '/',
  '/about',
  '/resources',
  '/events',
  '/events/month',
  '/alumni-directory',
  '/alumni-stories',
  '/job-board',
  '/news',
  '/search',
  '/class-of',
] as const satisfies readonly (keyof typeof pages)[];

/** The title of a page for an address that leads nowhere. */
export const notFoundTitle = 'Page not found';

/** Where browsers learn that this site can be searched. */
export const openSearchPath = '/opensearch.xml';
