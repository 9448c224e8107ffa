import { freshToken } from '../testing/test-server.ts';

/** Description of exactly the minimum length. */
export const description =
  'A hundred characters are soon written when one says what a day at this job looks like, hour by hour.';

/** A job as the form sends it. */
export const jobBody = (more: Record<string, unknown> = {}) => ({
  title: 'Gate operator',
  company: 'Open Canal',
  location: 'Lowell, Massachusetts',
  jobType: 'Part-time',
  description,
  requirements: '',
  applicationLink: 'https://jobs.example.org/gate',
  postedBy: { User: { name: 'Leela Umbar', email: 'leela@example.org', contactNo: '978-555-0100' } },
  agreeTerms: true,
  captchaToken: freshToken(),
  ...more,
});
