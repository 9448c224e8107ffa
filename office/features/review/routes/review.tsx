import { createFileRoute } from '@tanstack/react-router';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { useOnline } from '../../../kit/useOnline.ts';
import { useUndoBar } from '../../../kit/useUndoBar.ts';
import { countAtoms, othersAtom, viewersAtom, waitingAtom } from '../../../shell/atoms/pulse.ts';
import { client } from '../../../shell/client.ts';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { nextOf } from '../components/answers.ts';
import { NamesDialog } from '../components/NamesDialog/NamesDialog.tsx';
import { Panes } from '../components/Panes/Panes.tsx';
import { bulkWords } from '../components/words.ts';
import { BulkPane } from '../screens/BulkPane.tsx';
import type { Writing } from '../screens/ItemView.tsx';
import { OpenPane } from '../screens/OpenPane.tsx';
import { Placeholder } from '../screens/Placeholder.tsx';
import { QueuePane } from '../screens/QueuePane.tsx';
import { isAllThatWaits, QueueSearch, readQueue, totalOf } from '../screens/queue.ts';
import { isDecidedAtom, readAgainAtom } from '../screens/queueAtom.ts';
import { ReviewNotices } from '../screens/ReviewNotices.tsx';
import { ReviewTabs } from '../screens/ReviewTabs.tsx';
import { useBulk } from '../screens/useBulk.ts';
import { useDecisions } from '../screens/useDecisions.ts';
import { useItemActs } from '../screens/useItemActs.ts';
import { readAhead, useOpenItem } from '../screens/useOpenItem.ts';
import { usePlace } from '../screens/usePlace.ts';
import { useQueueKeys } from '../screens/useQueueKeys.ts';

/** Review screen. The URL holds the filters and the open item. */
export const Route = createFileRoute('/office/_layout/review')({
  staticData: { title: 'Review' },
  validateSearch: QueueSearch,
  // The open item is loaded separately, so opening one does not reload the list.
  loaderDeps: ({ search: { open: _, ...view } }) => view,
  staleTime: 60_000,
  loader: (at) =>
    load(at, 'queue.see', 'Read the queue', async () => {
      const [queue, { reasons }] = await Promise.all([readQueue(at.deps), client.getReasons()]);
      return { queue, reasons };
    }),
  component: ReviewScreen,
});

function ReviewScreen() {
  const { me } = Route.useRouteContext();
  const search = Route.useSearch();
  const { queue, reasons } = Route.useLoaderData();
  const { open, ...view } = search;
  const may = { decide: hasPermission(me, 'queue.decide'), contact: hasPermission(me, 'member.contact') };
  const looking = useAtomValue(othersAtom);
  const setLooking = useSetAtom(viewersAtom);
  const waiting = useAtomValue(view.kind === undefined ? waitingAtom : countAtoms[view.kind]);
  const newCount = isAllThatWaits(view) ? Math.max(0, waiting - totalOf(queue, view.kind)) : 0;
  useEffect(() => {
    setLooking(open);
    return () => setLooking(undefined);
  }, [open, setLooking]);
  const isDecided = useAtomValue(isDecidedAtom);
  const rows = view.state === 'decided' ? queue.rows : queue.rows.filter((row) => !isDecided(row));
  const total = totalOf(queue, view.kind) - (queue.rows.length - rows.length);
  const unavailableBecause = useOnline() ? undefined : offlineId;

  const [attempt, setAttempt] = useAtom(readAgainAtom);
  const opened = useOpenItem(open, attempt);
  const { hrefOf, go, close } = usePlace(search, opened.state === 'read');
  const [writing, setWriting] = useState<{ ref: string; what: Writing }>();
  const readAgain = () => setAttempt((count) => count + 1);
  /** Reference of the item that was opened by deciding the one before it. */
  const [followed, setFollowed] = useState<string>();
  const show = (ref: string | undefined) => {
    setFollowed(undefined);
    go(ref, 'heading', open !== undefined);
  };
  const decisions = useDecisions((ref) => {
    readAgain();
    show(ref);
  });
  const { bar, undo } = useUndoBar(decisions.latest, decisions.setSaid);

  const leave = (refs: ReadonlySet<string>) => {
    setWriting(undefined);
    if (open === undefined || !refs.has(open)) return;
    const following = nextOf(rows, refs, open);
    show(following);
    setFollowed(following);
  };
  const bulk = useBulk({
    queue,
    rows,
    decideMany: decisions.decideMany,
    onLeave: leave,
    onWrite: () => open !== undefined && go(undefined, 'row', true),
  });
  const next = nextOf(rows, new Set([open ?? '']), open);
  useEffect(() => readAhead(open === undefined ? undefined : next), [open, next]);
  const step = useQueueKeys({
    rows,
    open,
    bulk,
    canSelect: may.decide,
    canDecide: unavailableBecause === undefined,
    onStep: (ref) => {
      setFollowed(undefined);
      go(ref, 'row', true);
    },
    onUndo: () => void undo(),
    onBack: () => {
      if (writing) setWriting(undefined);
      else if (open !== undefined) close();
      else return false;
      return true;
    },
  });

  const position = rows.findIndex(({ ref }) => ref === open);
  const acts = useItemActs({ decisions, listed: rows[position], leave, readAgain });
  const openPane = open !== undefined && (
    <OpenPane
      key={open}
      opened={opened}
      isFollowing={open === followed}
      reasons={reasons}
      may={may}
      unavailableBecause={unavailableBecause}
      viewers={looking.filter(({ ref }) => ref === open).map(({ name }) => name)}
      back={{
        href: hrefOf(view),
        label: position < 0 ? 'Queue' : `Queue, ${position + 1} of ${total}`,
        onClick: close,
      }}
      hrefOf={(ref) => hrefOf({ ...view, open: ref })}
      writing={writing?.ref === open ? writing.what : undefined}
      onWrite={(what) => setWriting(what && { ref: open, what })}
      {...acts}
    />
  );
  const bulkPane = bulk.isWriting && (
    <BulkPane {...bulk} reasons={reasons} unavailableBecause={unavailableBecause} />
  );
  const detail = bulkPane || openPane;

  return (
    <>
      <ScreenHead title="Review" />
      <Panes
        label="The queue"
        head={<ReviewTabs queue={queue} left={queue.rows.filter(isDecided)} view={view} hrefOf={hrefOf} />}
        notices={
          <ReviewNotices
            isOffline={unavailableBecause !== undefined}
            said={decisions.said}
            troubles={decisions.troubles}
            onSettle={decisions.settle}
            bar={bar}
          />
        }
        list={
          <QueuePane
            queue={queue}
            search={search}
            total={total}
            hrefOf={hrefOf}
            rows={rows}
            notes={decisions.notes}
            looking={looking}
            newCount={newCount}
            onStep={step}
            onOpen={(ref) => {
              bulk.setWriting(false);
              show(ref);
            }}
            isAllThatWaits={isAllThatWaits(view)}
            bulk={bulk}
            canSelect={may.decide && view.state !== 'decided'}
            unavailableBecause={unavailableBecause}
          />
        }
        {...(detail && { detail })}
        detailKey={bulkPane ? 'bulk' : open}
        placeholder={<Placeholder chosen={bulk.chosen} onBegin={rows[0] && (() => show(rows[0]?.ref))} />}
      />
      <NamesDialog
        open={bulk.asking !== undefined}
        doLabel={bulkWords(bulk.kinds, bulk.asking?.as ?? 'approve')}
        names={bulk.chosen.map(({ ref, title }) => ({ ref, name: title }))}
        onDo={bulk.goOn}
        onCancel={bulk.callOff}
      />
    </>
  );
}
