import { mostItems, type SavedReason } from '@banyan/api/office';
import {
  BulkBar,
  bulkWords,
  type Decision,
  NamesDialog,
  Panes,
  QueueList,
  titleOf,
} from '@banyan/office/review';
import { ScreenHead } from '@banyan/office/shell';
import { timeWords } from '@banyan/office/words';
import { useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { act } from '../act.ts';
import { isDecidedAtom } from '../atoms/queue.ts';
import { client } from '../client.ts';
import { nextOf } from '../review/answers.ts';
import { type Queue, type QueueSearch, totalOf } from '../review/queue.ts';
import { type Decidable, useDecisions } from '../review/useDecisions.ts';
import { readAhead, useOpenItem } from '../review/useOpenItem.ts';
import { focusedRow, focusRow, type Towards, usePlace } from '../review/usePlace.ts';
import { useSelection } from '../review/useSelection.ts';
import { useUndoBar } from '../review/useUndoBar.ts';
import { useOnline } from '../useOnline.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { BulkPane } from './review/BulkPane.tsx';
import type { Writing } from './review/ItemView.tsx';
import { OpenPane } from './review/OpenPane.tsx';
import { Placeholder } from './review/Placeholder.tsx';
import { QueueFoot } from './review/QueueFoot.tsx';
import { offlineId, ReviewNotices } from './review/ReviewNotices.tsx';
import { ReviewTabs } from './review/ReviewTabs.tsx';

export interface ReviewPageProps {
  queue: Queue;
  reasons: readonly SavedReason[];
  search: QueueSearch;
  /** Whether one may decide, and look at contact data. */
  may: { decide: boolean; contact: boolean };
  /** Others, and what each has open. @default nobody */
  looking?: readonly { ref: string; name: string }[];
  /** How many have come in since the list was read. @default 0 */
  newCount?: number;
}

/** From how many on their names are shown first. */
const namesFrom = 11;

/** What was sent in, and what becomes of it. The address is the view. */
export function ReviewPage({ queue, reasons, search, may, looking = [], newCount = 0 }: ReviewPageProps) {
  const { open, ...view } = search;
  const router = useRouter();
  const isDecided = useAtomValue(isDecidedAtom);
  const rows = view.state === 'decided' ? queue.rows : queue.rows.filter((row) => !isDecided(row));
  const left = queue.rows.length - rows.length;
  const total = totalOf(queue, view.kind) - left;

  const [attempt, setAttempt] = useState(0);
  const opened = useOpenItem(open, attempt);
  const { hrefOf, go, close } = usePlace(search, opened.state === 'read');
  const [writing, setWriting] = useState<{ ref: string; what: Writing }>();
  const openRef = (ref: string) => {
    setAttempt((count) => count + 1);
    go(ref, 'heading', false);
  };
  const decisions = useDecisions(openRef);
  const { said, setSaid, troubles, settle, notes, decideOne, decideMany, merge, mark } = decisions;
  const { bar, undo } = useUndoBar(decisions.latest, setSaid);

  const selection = useSelection(rows);
  const { chosen, select, toggle } = selection;
  const [bulkReason, setBulkReason] = useState<string>();
  const [asking, setAsking] = useState<{ as: Decision; reason?: string }>();
  const [wantsAll, setWantsAll] = useState(false);
  const unavailableBecause = useOnline() ? undefined : offlineId;

  const next = nextOf(rows, new Set([open ?? '']), open);
  useEffect(() => readAhead(next), [next]);
  useEffect(() => {
    if (!wantsAll || queue.more) return;
    setWantsAll(false);
    select(new Set(queue.rows.map(({ ref }) => ref)));
  }, [wantsAll, queue, select]);

  const leave = (ref: string) => {
    setWriting(undefined);
    if (ref === open) go(nextOf(rows, new Set([ref]), ref), 'heading', true);
  };
  const step = (by: 1 | -1, towards: Towards = 'row') => {
    const at = rows.findIndex(({ ref }) => ref === (focusedRow() ?? open));
    const row = rows[at < 0 ? 0 : at + by];
    if (!row) return;
    if (open !== undefined) go(row.ref, towards, true);
    focusRow(row.ref);
  };
  const pick = (isRange: boolean) => {
    const ref = focusedRow() ?? open;
    if (may.decide && ref !== undefined) toggle(ref, isRange);
  };

  const decideChosen = (as: Decision, reason?: string) => {
    if (chosen.length >= namesFrom && asking === undefined)
      return setAsking({ as, ...(reason && { reason }) });
    setAsking(undefined);
    setBulkReason(undefined);
    const kinds = chosen.map(({ kind }) => kind);
    const refs = new Set(chosen.map(({ ref }) => ref));
    if (open !== undefined && refs.has(open)) go(nextOf(rows, refs, open), 'heading', true);
    void decideMany(chosen, as, reason ? { reason } : {}, bulkWords(kinds, as));
  };
  const decideBulk = (as: Decision) => {
    if (as === 'reject' && chosen.some(({ kind }) => kind !== 'message')) {
      setBulkReason('');
      if (open !== undefined) go(undefined, 'row', true);
    } else decideChosen(as);
  };
  const ask = async (row: Decidable, question: string) => {
    const { leavesAt } = await act(`Ask about ${row.ref}`, (options) =>
      client.ask({ text: question }, { params: { ref: row.ref }, ...options }),
    );
    if (view.state !== 'asked') mark([row], true);
    setSaid({
      tone: 'success',
      words: `${row.title} is asked. The letter leaves at ${timeWords(leavesAt)}.`,
    });
    leave(row.ref);
    await router.invalidate();
  };

  useShortcuts('list', {
    j: () => step(1),
    k: () => step(-1),
    x: () => pick(false),
    'Shift+x': () => pick(true),
    z: () => void undo(),
    ...(open === undefined &&
      chosen.length > 0 &&
      unavailableBecause === undefined && { a: () => decideBulk('approve'), r: () => decideBulk('reject') }),
    Escape: () => {
      if (writing) setWriting(undefined);
      else if (open !== undefined) close();
      else select(new Set());
    },
  });

  const position = rows.findIndex(({ ref }) => ref === open);
  const listed = rows[position];
  const detail =
    bulkReason !== undefined ? (
      <BulkPane
        chosen={chosen}
        reasons={reasons}
        reason={bulkReason}
        onChange={setBulkReason}
        onTurnDown={(reason) => decideChosen('reject', reason)}
        onBack={() => setBulkReason(undefined)}
        unavailableBecause={unavailableBecause}
      />
    ) : open !== undefined ? (
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
          const row = { ref: item.ref, version: item.version, kind: item.kind, title: titleOf(item) };
          leave(item.ref);
          return decideOne(row, listed ?? row, as, more);
        }}
        onAsk={(item, question) => ask(listed ?? { ...item, title: titleOf(item) }, question)}
        onMerge={(item) => {
          const row = { ref: item.ref, version: item.version, kind: item.kind, title: titleOf(item) };
          leave(item.ref);
          void merge(listed ?? row);
        }}
        onTakenBack={(words) => {
          setSaid({ tone: 'success', words });
          setAttempt((count) => count + 1);
          void router.invalidate();
        }}
        onTrouble={(words) => setSaid({ tone: 'critical', words })}
      />
    ) : undefined;

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
          <>
            <QueueList
              rows={rows}
              hrefOf={({ ref }) => hrefOf({ ...view, open: ref })}
              now={Date.now()}
              open={open}
              onOpen={({ ref }, event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                setBulkReason(undefined);
                go(ref, 'heading', open !== undefined);
              }}
              onStep={step}
              selected={selection.refs}
              {...(may.decide && view.state !== 'decided' && { onSelect: toggle })}
              notes={notes}
              looking={looking}
              newCount={newCount}
              onShowNew={() => void router.invalidate()}
            />
            <QueueFoot
              queue={queue}
              view={view}
              shown={rows.length}
              total={total}
              selected={chosen.length}
              clearHref={hrefOf({})}
              onMore={() =>
                void router.navigate({
                  to: '/office/review',
                  search: { ...search, page: (view.page ?? 1) + 1 },
                  resetScroll: false,
                  replace: true,
                })
              }
            />
            {chosen.length > 0 && bulkReason === undefined && (
              <BulkBar
                kinds={chosen.map(({ kind }) => kind)}
                matching={total}
                busy={wantsAll}
                onSelectAll={() => {
                  setWantsAll(true);
                  const page = Math.ceil(totalOf(queue, view.kind) / mostItems);
                  void router.navigate({
                    to: '/office/review',
                    search: { ...search, ...(page > (view.page ?? 1) && { page }) },
                    resetScroll: false,
                    replace: true,
                  });
                }}
                onDecide={decideBulk}
                onClear={() => select(new Set())}
                unavailableBecause={unavailableBecause}
              />
            )}
          </>
        }
        {...(detail !== undefined && { detail })}
        detailKey={bulkReason === undefined ? open : 'bulk'}
        placeholder={
          <Placeholder
            chosen={chosen}
            onBegin={rows.length > 0 ? () => openRef(rows[0]?.ref ?? '') : undefined}
          />
        }
      />
      <NamesDialog
        open={asking !== undefined}
        doLabel={bulkWords(
          chosen.map(({ kind }) => kind),
          asking?.as ?? 'approve',
        )}
        names={chosen.map(({ ref, title }) => ({ ref, name: title }))}
        onDo={() => asking && decideChosen(asking.as, asking.reason)}
        onCancel={() => setAsking(undefined)}
      />
    </>
  );
}
