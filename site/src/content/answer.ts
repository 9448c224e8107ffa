import { limits } from '@banyan/api/contract';
import { site } from './site.ts';

const again = `Each link works once, for ${limits.answerLinkDays} days. Write to us instead, and say your reference.`;

/** Texts of the page where a person answers a volunteer’s question. An email links to it. */
export const answer = {
  page: {
    title: 'Answer a question',
    description: 'Your own page to answer what a volunteer of the association would like to know from you.',
  },
  open: {
    heading: 'A volunteer asks you',
    lede: 'They have read what you sent, and need this to decide. A sentence or two is enough.',
  },
  done: {
    heading: 'Your answer has arrived',
    lede: 'A volunteer reads it, and you hear from us by mail.',
  },
  already: {
    heading: 'You have answered already',
    lede: 'Your answer is with the volunteers, and you hear from us by mail.',
  },
  expired: { heading: 'This link is too old', lede: again },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy it out of the letter to its very end.',
  },
  elsewhere: {
    heading: 'This cannot be done here',
    lede: `Write to ${site.email} and say your reference, and a volunteer reads it.`,
  },
  /** Followed by the reference number of the submission. */
  reference: 'It is about what you sent under',
  ways: {
    home: { label: 'Back to the front page', href: '/' },
    contact: { label: 'Write to us', href: '/contact' },
  },
} as const;
