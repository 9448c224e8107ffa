import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../kit/act.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { PublishedPage } from '../screens/PublishedPage.tsx';
import { PublishedSearch, readPublished } from '../screens/published.ts';

export const Route = createFileRoute('/office/_room/published')({
  staticData: { title: 'On the site' },
  validateSearch: PublishedSearch,
  loaderDeps: ({ search: { open: _, ...view } }) => view,
  staleTime: 60_000,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'queue.see')) throw notFound();
    return actUnless(preload, 'See what is on the site', () => readPublished(deps));
  },
  component: () => (
    <PublishedPage
      found={Route.useLoaderData()}
      search={Route.useSearch()}
      mayDecide={hasDuty(Route.useRouteContext().me, 'queue.decide')}
    />
  ),
});
