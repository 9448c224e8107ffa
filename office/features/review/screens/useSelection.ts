import type { QueueRow } from '@banyan/api/office';
import { useAtom } from 'jotai';
import { useRef } from 'react';
import { selectionAtom } from './queueAtom.ts';

/** Selection among the shown rows. */
export function useSelection(rows: readonly QueueRow[]) {
  const [refs, select] = useAtom(selectionAtom);
  const last = useRef<string>(undefined);
  const chosen = rows.filter(({ ref }) => refs.has(ref));

  /** Toggles a row. @param isRange Sets every row from the last toggled one to this one to the same state. */
  const toggle = (ref: string, isRange: boolean) => {
    const isSelected = !refs.has(ref);
    const to = rows.findIndex((row) => row.ref === ref);
    const from = isRange ? rows.findIndex((row) => row.ref === last.current) : to;
    const span = rows.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1);
    last.current = ref;
    select((before) => {
      const next = new Set(before);
      for (const row of span) {
        if (isSelected) next.add(row.ref);
        else next.delete(row.ref);
      }
      return next;
    });
  };
  return { refs, chosen, toggle, select };
}
