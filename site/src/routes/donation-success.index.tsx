import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { MissingOrder } from '../pages/donation-success/DonationSuccessPage.tsx';

export const Route = createFileRoute('/donation-success/')({
  // The code for the head loads with this page, not with the front page.
  head: async (context) => {
    const { successHead } = await import('../pages/donation-success/successHead.ts');
    return pageHead(successHead, context);
  },
  component: MissingOrder,
});
