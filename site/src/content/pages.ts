import type { PageHead } from '../head.ts';

/** Every page that is written out as a file when the site is built, with what its head says. */
export const pages = {
  '/': {
    path: '/',
    title: 'Engineering Alumni in the United States',
    description:
      'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with their college.',
  },
  '/contact': {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to the association. A volunteer reads every message and answers it, usually within three evenings.',
  },
  '/resources': {
    path: '/resources',
    title: 'Resources',
    description:
      'Events, the alumni directory, jobs, mentors and seven regional chapters with their group chats: what the association can do for you.',
  },
  '/membership': {
    path: '/membership',
    title: 'Membership',
    description:
      'Join the alumni who studied in Pune and live in the United States. Membership is free: come to events, be found, mentor, hire, lend a hand.',
  },
  '/donate-home': {
    path: '/donate-home',
    title: 'Give Back',
    description:
      'A tax-deductible gift pays for scholarships, laptops, housing and eight Centers of Excellence at a college more than 170 years old.',
  },
  '/membership/register': {
    path: '/membership/register',
    title: 'Membership registration',
    description:
      'Join the association. It is free, takes about four minutes, and a person looks at every registration.',
  },
} as const satisfies Record<string, PageHead>;

/** Pages that show data of the API: the server renders them with today's; a static host serves them as they were built. */
export const livePages = ['/', '/resources'] as const satisfies readonly (keyof typeof pages)[];
