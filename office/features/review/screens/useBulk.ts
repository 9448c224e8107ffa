import type { QueueRow } from '@banyan/api/office';
import { useEffect, useState } from 'react';
import { bulkWords, type Decision } from '../components/words.ts';
import type { Queue } from './queue.ts';
import type { useDecisions } from './useDecisions.ts';
import { useSelection } from './useSelection.ts';

/** From how many on their names are shown first. */
const namesFrom = 11;

/** What is about to be done to many, once somebody has read their names. */
interface Asking {
  as: Decision;
  reason?: string;
  /** Once it is being done. */
  begun?: () => void;
}

export interface BulkOptions {
  queue: Queue;
  /** Rows that still wait. */
  rows: readonly QueueRow[];
  decideMany: ReturnType<typeof useDecisions>['decideMany'];
  /** They leave the list. */
  onLeave: (refs: ReadonlySet<string>) => void;
  /** The place of an item is needed for the reason. */
  onWrite: () => void;
}

/** What is selected, and what is being done to all of it. */
export function useBulk({ queue, rows, decideMany, onLeave, onWrite }: BulkOptions) {
  const { refs, chosen, toggle, select } = useSelection(rows);
  const [isWriting, setWriting] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const [wantsAll, setWantsAll] = useState(false);
  const kinds = chosen.map(({ kind }) => kind);

  useEffect(() => {
    if (!wantsAll || queue.more) return;
    setWantsAll(false);
    select(new Set(queue.rows.map(({ ref }) => ref)));
  }, [wantsAll, queue, select]);

  const decideNow = ({ as, reason: why, begun }: Asking) => {
    begun?.();
    setAsking(undefined);
    setWriting(false);
    onLeave(new Set(chosen.map(({ ref }) => ref)));
    void decideMany(chosen, as, why ? { reason: why } : {}, bulkWords(kinds, as));
  };
  const decideChosen = (next: Asking) => (chosen.length >= namesFrom ? setAsking(next) : decideNow(next));
  const decide = (as: Decision) => {
    if (as === 'approve' || kinds.every((kind) => kind === 'message')) return decideChosen({ as });
    setWriting(true);
    onWrite();
  };
  return {
    refs,
    chosen,
    kinds,
    toggle,
    select,
    decide,
    /** Whether somebody writes why all of them are turned down. */
    isWriting,
    setWriting,
    turnDown: (why: string, begun: () => void) => decideChosen({ as: 'reject', reason: why, begun }),
    asking,
    goOn: () => asking && decideNow(asking),
    callOff: () => setAsking(undefined),
    wantsAll,
    /** Once every page is there. */
    selectAll: () => setWantsAll(true),
  };
}
