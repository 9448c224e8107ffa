import type { pages } from './pages.ts';

/**
 * Meta descriptions of the pages, shown in search results and link previews: at most 160 characters. Kept apart from the titles
 * because browsers do not load them.
 */
export const pageDescriptions = {
  '/': 'The association connects engineers who studied in Pune and now live in the United States: with each other, with good work, and with their college.',
  '/about':
    'Who we are: graduates of a college in Pune, more than 170 years old, who live in the United States. Our mission, our board, what we do, the latest news.',
  '/contact':
    'Write to the association. A volunteer reads every message and answers it, usually within three evenings.',
  '/alumni-stories':
    'What became of the people who sat next to you: careers, inventions, companies and classrooms, told by alumni themselves.',
  '/resources':
    'Events, the alumni directory, jobs, mentors and seven regional chapters with their group chats: what the association can do for you.',
  '/membership':
    'Join the alumni who studied in Pune and live in the United States. Membership is free: come to events, be found, mentor, hire, lend a hand.',
  '/donate':
    'Give to the students of a college in Pune: any amount from one dollar, tax-deductible, by card or wallet, by check, or through your employer.',
  '/donate-home':
    'A tax-deductible gift pays for scholarships, laptops, housing and eight Centers of Excellence at a college more than 170 years old.',
  '/events':
    'Dinners, walks, lectures and kite mornings of alumni in the United States: what is coming up, with registration and calendar files, and pictures of what was.',
  '/events/month':
    'A calendar of what alumni in the United States do together: each month on a sheet, of all chapters or of one, from the first picnic on.',
  '/alumni-directory':
    'Find a classmate by name, company, state or graduation year: name, year, program and professional profile of everybody who is listed.',
  '/job-board':
    'Jobs posted by alumni and by people who look for alumni: each read by a volunteer first, each removed after 60 days.',
  '/submit-job':
    'Post a job for engineers who studied in Pune and live in the United States. It is free, and reviewed within 24-48 hours.',
  '/submit-story':
    'Tell the alumni what happened to you, in 300 characters or more, with a photograph if you like. An editor reads it and writes back.',
  '/news':
    'Events, announcements, reports, programs, interviews and what alumni achieved: the association’s news, to search and to narrow by category.',
  '/class-of':
    'Every graduation year since 1855, one line each: who of it is listed in the alumni directory, their stories and the news about them.',
  '/chapters':
    'Seven regional chapters of alumni in the United States, from Atlanta to TX/Southwest: who leads each, what is on there, and its group chat.',
  '/accessibility':
    'How this site works with the keyboard, zoom and screen readers: what we tested, what does not work yet, and whom to tell.',
  '/my': 'Your entry, your tickets, your receipts, and the way out. No account, no password.',
  '/search':
    'Search everything at once: alumni who agreed to be listed, events, news, stories, jobs and the pages of this site.',
  '/membership/register':
    'Join the association. It is free, takes about four minutes, and a person looks at every registration.',
} as const satisfies Record<keyof typeof pages, string>;
