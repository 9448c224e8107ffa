import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { MembershipPage } from '../pages/membership/MembershipPage.tsx';

export const Route = createFileRoute('/membership/')({
  head: (context) => pageHead(pages['/membership'], context),
  component: MembershipPage,
});
