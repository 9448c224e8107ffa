import { createFileRoute, notFound } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { actUnless } from '../../../kit/act.ts';
import { countAtoms, lookingAtom, othersAtom, waitingAtom } from '../../../shell/atoms/pulse.ts';
import { client } from '../../../shell/client.ts';
import { hasDuty } from '../../../shell/rooms.ts';
import { isAllThatWaits, QueueSearch, readQueue, totalOf } from '../screens/queue.ts';
import { ReviewPage } from '../screens/ReviewPage.tsx';

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
  component: Review,
});

function Review() {
  const { me } = Route.useRouteContext();
  const search = Route.useSearch();
  const { queue, reasons } = Route.useLoaderData();
  const setLooking = useSetAtom(lookingAtom);
  const waiting = useAtomValue(search.kind === undefined ? waitingAtom : countAtoms[search.kind]);
  useEffect(() => {
    setLooking(search.open);
    return () => setLooking(undefined);
  }, [search.open, setLooking]);
  return (
    <ReviewPage
      queue={queue}
      reasons={reasons}
      search={search}
      may={{ decide: hasDuty(me, 'queue.decide'), contact: hasDuty(me, 'member.contact') }}
      looking={useAtomValue(othersAtom)}
      newCount={isAllThatWaits(search) ? Math.max(0, waiting - totalOf(queue, search.kind)) : 0}
    />
  );
}
