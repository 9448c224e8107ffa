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
 * Pages that show data of the API: the server renders them with today's; a static host serves them as they were built. Of an
 * address behind one these keys matter; whatever else stands there, such as a newsletter's, changes nothing of it.
 */
export const revalidatedPages = {
  '/': [],
  // What is open there is not in the document: it shows the list, and opens it in the browser.
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
  '/job-board': ['search', 'location', 'jobType', 'remote', 'sort'],
  '/news': ['search', 'category', 'saved', 'page'],
  '/search': ['q', 'kind', 'page'],
  '/class-of': [],
} as const satisfies { [path in keyof typeof pages]?: readonly string[] };

/**
 * Routes of single things that say the same to everybody, whom nothing is counted for: what was rendered for one of those who ask without a
 * query is sent to whoever comes soon after. The people of a class are counted for each who asks, as the directory's are.
 */
export const sharedRoutes: readonly string[] = [
  '/alumni-stories/$id',
  '/chapters/$id',
  '/events/past/$id',
  '/events/register/$id',
  '/job-board/$id',
  '/news/$id',
];

/** The title of a page for an address that leads nowhere. */
export const notFoundTitle = 'Page not found';

/** Where browsers learn that this site can be searched. */
export const openSearchPath = '/opensearch.xml';
