import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../act.ts';
import { PublishedPage } from '../../../pages/PublishedPage.tsx';
import { PublishedSearch, readPublished } from '../../../published.ts';
import { hasDuty } from '../../../rooms.ts';

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
