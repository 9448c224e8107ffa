import type { QueueRow } from '@banyan/api/office';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import type { useBulk } from './useBulk.ts';
import { focusedRow, focusRow } from './usePlace.ts';

export interface QueueKeys {
  rows: readonly QueueRow[];
  /** What is open, by its reference. */
  open: string | undefined;
  bulk: ReturnType<typeof useBulk>;
  /** Whether one may select. */
  canSelect: boolean;
  /** Whether something can be decided just now. */
  canDecide: boolean;
  /** Shows a row of the list, where one is open. */
  onStep: (ref: string) => void;
  onUndo: () => void;
  /** Goes back one step from what is open; `false` when nothing is. */
  onBack: () => boolean;
}

/**
 * The keys of the queue: to the next and the previous row, selecting, taking back, one step back; and deciding about all that is
 * selected while nothing is open.
 * @returns goes to the next row, or the previous one
 */
export function useQueueKeys({
  rows,
  open,
  bulk,
  canSelect,
  canDecide,
  onStep,
  onUndo,
  onBack,
}: QueueKeys): (by: 1 | -1) => void {
  const step = (by: 1 | -1) => {
    const at = rows.findIndex(({ ref }) => ref === (focusedRow() ?? open));
    const row = rows[at < 0 ? 0 : at + by];
    if (!row) return;
    if (open !== undefined) onStep(row.ref);
    focusRow(row.ref);
  };
  const pick = (isRange: boolean) => {
    const ref = focusedRow() ?? open;
    if (canSelect && ref !== undefined) bulk.toggle(ref, isRange);
  };
  const decidesAll = canDecide && open === undefined && bulk.chosen.length > 0 && !bulk.isWriting;
  useShortcuts('list', {
    j: () => step(1),
    k: () => step(-1),
    x: () => pick(false),
    'Shift+x': () => pick(true),
    z: onUndo,
    ...(decidesAll && { a: () => bulk.decide('approve'), r: () => bulk.decide('reject') }),
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a key, not a component.
    Escape: () => {
      if (bulk.isWriting) bulk.setWriting(false);
      else if (!onBack()) bulk.select(new Set());
    },
  });
  return step;
}
