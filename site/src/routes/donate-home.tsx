import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { DonateHomePage } from '../pages/donate-home/DonateHomePage.tsx';

export const Route = createFileRoute('/donate-home')({
  head: (context) => pageHead(pages['/donate-home'], context),
  component: DonateHomePage,
});
