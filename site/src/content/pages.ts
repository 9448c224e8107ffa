import type { PageHead } from '../head.ts';

/** Every page that is written out as a file when the site is built, with what its head says. */
export const pages = {
  '/': {
    path: '/',
    title: 'Engineering Alumni in the United States',
    description:
      'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with their college.',
  },
  '/about': {
    path: '/about',
    title: 'About',
    description:
      'Who we are: graduates of a college in Pune, more than 170 years old, who live in the United States. Our mission, our board, what we do, the latest news.',
  },
  '/contact': {
    path: '/contact',
    title: 'Contact',
    description:
      'Write to the association. A volunteer reads every message and answers it, usually within three evenings.',
  },
  '/alumni-directory': {
    path: '/alumni-directory',
    title: 'Alumni directory',
    description:
      'Find a classmate by name, program or graduation year: name, year, program and professional profile of everybody who is listed.',
  },
  '/alumni-stories': {
    path: '/alumni-stories',
    title: 'Alumni stories',
    description:
      'What became of the people who sat next to you: careers, inventions, companies and classrooms, told by alumni themselves.',
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
  '/job-board': {
    path: '/job-board',
    title: 'Job board',
    description:
      'Jobs posted by alumni and by people who look for alumni: each read by a volunteer first, each taken down after 60 days.',
  },
  '/submit-job': {
    path: '/submit-job',
    parent: { title: 'Job board', path: '/job-board' },
    title: 'Post a job',
    description:
      'Post a job for engineers who studied in Pune and live in the United States. It is free, and reviewed within 24-48 hours.',
  },
  '/news': {
    path: '/news',
    title: 'News',
    description:
      'Events, announcements, reports, programs, interviews and what alumni achieved: the association’s news, to search and to narrow by category.',
  },
  '/membership/register': {
    path: '/membership/register',
    parent: { title: 'Membership', path: '/membership' },
    title: 'Membership registration',
    description:
      'Join the association. It is free, takes about four minutes, and a person looks at every registration.',
  },
} as const satisfies Record<string, PageHead>;

/** Pages that show data of the API: the server renders them with today's; a static host serves them as they were built. */
export const livePages = [
  '/',
  '/about',
  '/resources',
  '/alumni-directory',
  '/alumni-stories',
  '/job-board',
  '/news',
] as const satisfies readonly (keyof typeof pages)[];
