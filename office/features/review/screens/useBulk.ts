import type { QueueRow } from '@banyan/api/office';
import { useEffect, useState } from 'react';
import { bulkWords, type Decision } from '../components/words.ts';
import type { Queue } from './queue.ts';
import type { useDecisions } from './useDecisions.ts';
import { useSelection } from './useSelection.ts';

/** Smallest number of submissions that asks for confirmation with a list of names. */
const namesFrom = 11;

/** Decision about several submissions that waits for confirmation. */
interface Asking {
  as: Decision;
  reason?: string;
  /** Called once the decision is being made. */
  begun?: () => void;
}

export interface BulkOptions {
  queue: Queue;
  /** Rows that are still waiting. */
  rows: readonly QueueRow[];
  decideMany: ReturnType<typeof useDecisions>['decideMany'];
  /** Called with the references of rows that leave the list. */
  onLeave: (refs: ReadonlySet<string>) => void;
  /** Called when the reason form needs the detail pane. */
  onWrite: () => void;
}

/** Selected submissions and the decision about all of them. */
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
    /** True while the form with the reason for declining is open. */
    isWriting,
    setWriting,
    turnDown: (why: string, begun: () => void) => decideChosen({ as: 'reject', reason: why, begun }),
    asking,
    goOn: () => asking && decideNow(asking),
    callOff: () => setAsking(undefined),
    wantsAll,
    /** Selects all rows once every page is loaded. */
    selectAll: () => setWantsAll(true),
  };
}
