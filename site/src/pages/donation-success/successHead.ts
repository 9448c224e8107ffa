import type { PageHead } from '../../head.ts';

/** What the page after a gift says about itself: nothing that would be the donor's own. */
export const successHead: PageHead = {
  path: '/donation-success',
  title: 'Thank you',
  description: 'The page after a gift: a thank-you, and a receipt to print for whoever has just given.',
  index: false,
};
