import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../head.ts';
import { MissingOrder } from '../pages/donation-success/DonationSuccessPage.tsx';
import { successHead } from '../pages/donation-success/successHead.ts';

export const Route = createFileRoute('/donation-success/')({
  head: (context) => pageHead(successHead, context),
  component: MissingOrder,
});
