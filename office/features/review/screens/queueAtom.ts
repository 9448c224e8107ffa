import type { QueueRow } from '@banyan/api/office';
import { atom } from 'jotai';

/** References of what is selected in the queue: rows, bar and keys share them. */
export const selectionAtom = atom<ReadonlySet<string>>(new Set<string>());

type Decided = Pick<QueueRow, 'ref' | 'version'>;

const keyOf = ({ ref, version }: Decided) => `${ref} ${version}`;

const decidedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether a row was decided here, and waits no more whatever the list that was read says: as it was, not as it may have become since. */
export const isDecidedAtom = atom((get) => {
  const keys = get(decidedKeysAtom);
  return (row: Decided) => keys.has(keyOf(row));
});

/** Takes rows out of the list at once; `false` puts them back where they were. */
export const markDecidedAtom = atom(null, (get, set, rows: readonly Decided[], isDecided: boolean) => {
  const keys = new Set(get(decidedKeysAtom));
  for (const row of rows) {
    if (isDecided) keys.add(keyOf(row));
    else keys.delete(keyOf(row));
  }
  set(decidedKeysAtom, keys);
});

/** Grows when what is open in the queue has to be read again. */
export const readAgainAtom = atom(0);
