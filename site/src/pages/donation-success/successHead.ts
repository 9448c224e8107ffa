import type { PageHead } from '../../head.ts';

/** Metadata of the page after a gift. Contains nothing about the donor. */
export const successHead: PageHead = {
  path: '/donation-success',
  title: 'Thank you',
  description: 'The page after a gift: a thank-you, and a receipt to print for whoever has just given.',
  index: false,
};
