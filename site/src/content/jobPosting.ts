import { limits } from '@banyan/api/contract';

const days = `${limits.jobBoardDays} days`;

/** Texts of the page for posting a job. */
export const jobPosting = {
  heading: 'Post a job',
  lede: 'Five thousand engineers, one page, no fee. Reviewed within 24-48 hours.',
  terms: 'I agree to the terms: the job is real, the company is named, and the pay is legal.',
  preview: {
    heading: 'How it will look',
    note: `The line over a job measures its ${days} on the board. Your email and number are not shown.`,
    noteWithContact: `The line over a job measures its ${days} on the board. Your email and number stand in its details.`,
  },
  nextSteps: [
    { title: 'We read it', text: 'Our team reviews it within 24-48 hours.' },
    { title: 'You get an email', text: 'It says when the job is approved.' },
    { title: 'It is on the board', text: `Visible to all alumni members, for ${days}.` },
    { title: 'Applications come to you', text: 'They arrive through the link you gave.' },
  ],
} as const;
