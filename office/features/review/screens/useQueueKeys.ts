import type { QueueRow } from '@banyan/api/office';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import type { useBulk } from './useBulk.ts';
import { focusedRow, focusRow } from './usePlace.ts';

export interface QueueKeys {
  rows: readonly QueueRow[];
  /** Reference of the open submission. */
  open: string | undefined;
  bulk: ReturnType<typeof useBulk>;
  /** True if the volunteer may select rows. */
  canSelect: boolean;
  /** True if something can be decided right now. */
  canDecide: boolean;
  /** Opens the row that got the focus; called only while an item is open. */
  onStep: (ref: string) => void;
  onUndo: () => void;
  /** Goes back one step from the open item. Returns `false` if nothing is open. */
  onBack: () => boolean;
}

/**
 * Keyboard shortcuts of the queue: next and previous row, select, undo, back. While nothing is open, also the decisions about all
 * selected rows.
 * @returns a function that moves to the next (1) or previous (-1) row
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
