import { limits } from '@banyan/api/contract';
import { site } from './site.ts';

const again = `Each link works once, for ${limits.answerLinkDays} days. Write to us instead, and give your reference.`;

/** Texts of the page where a person answers a volunteer’s question. An email links to it. */
export const answer = {
  page: {
    title: 'Answer a question',
    description: 'Your own page to answer a question from a volunteer of the association.',
  },
  open: {
    heading: 'A volunteer asks you',
    lede: 'They have read what you sent, and need this to decide. A sentence or two is enough.',
  },
  done: {
    heading: 'Your answer has arrived',
    lede: 'A volunteer reads it and emails you.',
  },
  already: {
    heading: 'You have answered already',
    lede: 'The volunteers have your answer and will email you.',
  },
  expired: { heading: 'This link is too old', lede: again },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy the whole address from the email.',
  },
  elsewhere: {
    heading: 'This does not work here',
    lede: `Write to ${site.email} and give your reference. A volunteer reads it.`,
  },
  /** Followed by the reference number of the submission. */
  reference: 'The question is about your reference',
  ways: {
    home: { label: 'Back to the front page', href: '/' },
    contact: { label: 'Write to us', href: '/contact' },
  },
} as const;
