import { loadServerHtml } from '@banyan/app/reading';
import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../content/pages.ts';
import { pageHead } from '../head.ts';
import { belowModule } from '../pages/membership/belowModule.ts';
import { MembershipPage } from '../pages/membership/MembershipPage.tsx';

export const Route = createFileRoute('/membership/')({
  loader: () => loadServerHtml(belowModule),
  head: (context) => pageHead(pages['/membership'], context),
  component: MembershipPage,
});
