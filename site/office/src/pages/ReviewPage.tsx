import type { SavedReason, Submission } from '@banyan/api/office';
import { bulkWords, type Looking, NamesDialog, nextOf, Panes, titleOf } from '@banyan/office/review';
import { ScreenHead } from '@banyan/office/shell';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isDecidedAtom } from '../atoms/queue.ts';
import { type Queue, type QueueSearch, totalOf } from '../review/queue.ts';
import { useBulk } from '../review/useBulk.ts';
import { type Decidable, useDecisions } from '../review/useDecisions.ts';
import { readAhead, useOpenItem } from '../review/useOpenItem.ts';
import { usePlace } from '../review/usePlace.ts';
import { useQueueKeys } from '../review/useQueueKeys.ts';
import { useUndoBar } from '../review/useUndoBar.ts';
import { useOnline } from '../useOnline.ts';
import { BulkPane } from './review/BulkPane.tsx';
import type { Writing } from './review/ItemView.tsx';
import { OpenPane } from './review/OpenPane.tsx';
import { Placeholder } from './review/Placeholder.tsx';
import { QueuePane } from './review/QueuePane.tsx';
import { offlineId, ReviewNotices } from './review/ReviewNotices.tsx';
import { ReviewTabs } from './review/ReviewTabs.tsx';

export interface ReviewPageProps {
  queue: Queue;
  reasons: readonly SavedReason[];
  search: QueueSearch;
  /** Whether one may decide, and look at contact data. */
  may: { decide: boolean; contact: boolean };
  /** Others, and what each has open. @default nobody */
  looking?: readonly Looking[];
  /** How many have come in since the list was read. @default 0 */
  newCount?: number;
}

const decidableOf = (item: Submission): Decidable => ({
  ref: item.ref,
  version: item.version,
  kind: item.kind,
  title: titleOf(item),
});

/** What was sent in, and what becomes of it. The address is the view. */
export function ReviewPage({ queue, reasons, search, may, looking = [], newCount = 0 }: ReviewPageProps) {
  const { open, ...view } = search;
  const router = useRouter();
  const isDecided = useAtomValue(isDecidedAtom);
  const rows = view.state === 'decided' ? queue.rows : queue.rows.filter((row) => !isDecided(row));
  const total = totalOf(queue, view.kind) - (queue.rows.length - rows.length);
  const unavailableBecause = useOnline() ? undefined : offlineId;

  const [attempt, setAttempt] = useState(0);
  const opened = useOpenItem(open, attempt);
  const { hrefOf, go, close } = usePlace(search, opened.state === 'read');
  const [writing, setWriting] = useState<{ ref: string; what: Writing }>();
  const openAnew = (ref: string) => {
    setAttempt((count) => count + 1);
    go(ref, 'heading', open !== undefined);
  };
  const { said, setSaid, troubles, settle, notes, latest, decideOne, decideMany, merge, ask } =
    useDecisions(openAnew);
  const { bar, undo } = useUndoBar(latest, setSaid);

  const leave = (refs: ReadonlySet<string>) => {
    setWriting(undefined);
    if (open !== undefined && refs.has(open)) go(nextOf(rows, refs, open), 'heading', true);
  };
  const bulk = useBulk({
    queue,
    rows,
    decideMany,
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
    onStep: (ref) => go(ref, 'row', true),
    onUndo: () => void undo(),
    onBack: () => {
      if (writing) setWriting(undefined);
      else if (open !== undefined) close();
      else return false;
      return true;
    },
  });

  const position = rows.findIndex(({ ref }) => ref === open);
  /** As the list has it: what leaves the list at once. */
  const listedOf = (item: Submission): Decidable => rows[position] ?? decidableOf(item);
  const openPane = open !== undefined && (
    <OpenPane
      key={open}
      opened={opened}
      reasons={reasons}
      may={may}
      unavailableBecause={unavailableBecause}
      lookers={looking.filter(({ ref }) => ref === open).map(({ name }) => name)}
      back={{
        href: hrefOf(view),
        label: position < 0 ? 'Queue' : `Queue, ${position + 1} of ${total}`,
        onClick: close,
      }}
      hrefOf={(ref) => hrefOf({ ...view, open: ref })}
      writing={writing?.ref === open ? writing.what : undefined}
      onWrite={(what) => setWriting(what && { ref: open, what })}
      onDecide={(item, as, more) => {
        leave(new Set([item.ref]));
        return decideOne(decidableOf(item), listedOf(item), as, more);
      }}
      onAsk={async (item, question) => {
        await ask(decidableOf(item), listedOf(item), question);
        leave(new Set([item.ref]));
      }}
      onMerge={(item) => {
        leave(new Set([item.ref]));
        void merge(listedOf(item));
      }}
      onTakenBack={(words) => {
        setSaid({ tone: 'success', words });
        setAttempt((count) => count + 1);
        void router.invalidate();
      }}
      onTrouble={(words) => setSaid({ tone: 'critical', words })}
    />
  );
  const bulkPane = bulk.reason !== undefined && (
    <BulkPane
      chosen={bulk.chosen}
      reasons={reasons}
      reason={bulk.reason}
      onChange={bulk.setReason}
      onTurnDown={bulk.turnDown}
      onBack={() => bulk.setReason(undefined)}
      unavailableBecause={unavailableBecause}
    />
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
            said={said}
            troubles={troubles}
            onSettle={settle}
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
            notes={notes}
            looking={looking}
            newCount={newCount}
            onStep={step}
            onOpen={(ref) => {
              bulk.setReason(undefined);
              go(ref, 'heading', open !== undefined);
            }}
            bulk={bulk}
            canSelect={may.decide && view.state !== 'decided'}
            unavailableBecause={unavailableBecause}
          />
        }
        {...(detail && { detail })}
        detailKey={bulkPane ? 'bulk' : open}
        placeholder={
          <Placeholder chosen={bulk.chosen} onBegin={rows[0] && (() => go(rows[0]?.ref, 'heading', false))} />
        }
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
