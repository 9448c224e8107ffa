import { createFileRoute, notFound } from '@tanstack/react-router';
import { actUnless } from '../../../act.ts';
import { client } from '../../../client.ts';
import { ReviewPage } from '../../../pages/ReviewPage.tsx';
import { QueueSearch, readQueue } from '../../../review/queue.ts';
import { hasDuty } from '../../../rooms.ts';

export const Route = createFileRoute('/office/_room/review')({
  staticData: { title: 'Review' },
  validateSearch: QueueSearch,
  // What is open is read by itself: the list beside it stays as it is.
  loaderDeps: ({ search: { open: _, ...view } }) => view,
  staleTime: 60_000,
  loader: async ({ context: { me }, deps, preload }) => {
    if (!hasDuty(me, 'queue.see')) throw notFound();
    const [queue, { reasons }] = await actUnless(preload, 'Read the queue', () =>
      Promise.all([readQueue(deps), client.getReasons()]),
    );
    return { queue, reasons };
  },
  component: () => {
    const { me } = Route.useRouteContext();
    return (
      <ReviewPage
        {...Route.useLoaderData()}
        search={Route.useSearch()}
        may={{ decide: hasDuty(me, 'queue.decide'), contact: hasDuty(me, 'member.contact') }}
      />
    );
  },
});
