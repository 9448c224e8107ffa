import { createFileRoute, notFound } from '@tanstack/react-router';
import { hasDuty } from '../../../shell/rooms.ts';
import { LookSearch } from '../screens/news.ts';
import { WriteNewsPage } from '../screens/WriteNewsPage.tsx';

export const Route = createFileRoute('/office/_room/news/new')({
  staticData: { title: 'Write news' },
  validateSearch: LookSearch,
  loader: ({ context }) => {
    if (!hasDuty(context.me, 'news.edit')) throw notFound();
  },
  component: () => (
    <WriteNewsPage
      me={Route.useRouteContext().me}
      isLooking={Route.useSearch().look === true}
      hrefOf={(isLooking) => `/office/news/new${isLooking ? '?look=true' : ''}`}
    />
  ),
});
