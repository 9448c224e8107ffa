import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { DonationSuccessPage } from '../pages/donation-success/DonationSuccessPage.tsx';

export const Route = createFileRoute('/donation-success/$orderId')({
  // What it says about itself is loaded with the page and not with the front page.
  head: async (context) => {
    const { successHead } = await import('../pages/donation-success/successHead.ts');
    return pageHead(successHead, context);
  },
  component: DonationSuccessPage,
});
