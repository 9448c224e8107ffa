import type { StaticPage } from '../head.ts';

/** Pages that the build writes as files, with their titles. Descriptions are in `pageDescriptions.ts`. */
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
  '/accessibility': {
    path: '/accessibility',
    title: 'Accessibility',
  },
  '/my': {
    path: '/my',
    title: 'My page',
    index: false,
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

/**
 * Pages that show API data, each with the query parameters that change it; the page ignores all others, such as a newsletter’s. The
 * server renders these pages with current data; a static host serves them as built.
 */
export const revalidatedPages = {
  '/': [],
  // The document always shows the list; the browser then opens the item that the URL names.
  '/about': [],
  '/resources': [],
  '/events': ['page'],
  '/events/month': ['month', 'chapter'],
  '/alumni-directory': [
    'search',
    'program',
    'place',
    'chapter',
    'state',
    'company',
    'graduationYear',
    'sort',
    'page',
  ],
  '/alumni-stories': ['category', 'tag', 'page'],
  '/job-board': ['search', 'location', 'jobType', 'remote', 'sort', 'page'],
  '/news': ['search', 'category', 'saved', 'page'],
  '/search': ['q', 'kind', 'page'],
  '/class-of': [],
} as const satisfies { [path in keyof typeof pages]?: readonly string[] };

/**
 * Routes of single items that are the same for every visitor and whose reads count for no one. The server reuses a rendered page
 * for a short time if the request has no query. Class pages are not here: their reads count per visitor, as in the directory.
 */
export const sharedRoutes: readonly string[] = [
  '/alumni-stories/$id',
  '/chapters/$id',
  '/events/past/$id',
  '/events/register/$id',
  '/job-board/$id',
  '/news/$id',
];

/** Title of the 404 page. */
export const notFoundTitle = 'Page not found';

/** Path of the OpenSearch description, which adds this site’s search to browsers. */
export const openSearchPath = '/opensearch.xml';
