import type { QueueRow } from '@banyan/api/office';
import { atom } from 'jotai';

/** References of the selected submissions, shared by the rows, the action bar and the shortcuts. */
export const selectionAtom = atom<ReadonlySet<string>>(new Set<string>());

type Decided = Pick<QueueRow, 'ref' | 'version'>;

const keyOf = ({ ref, version }: Decided) => `${ref} ${version}`;

const decidedKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/**
 * Returns true for a row that was decided in this browser, even if the loaded list still has it. Compares the version, so a row
 * that changed since shows again.
 */
export const isDecidedAtom = atom((get) => {
  const keys = get(decidedKeysAtom);
  return (row: Decided) => keys.has(keyOf(row));
});

/** Removes rows from the list at once; `false` puts them back in place. */
export const markDecidedAtom = atom(null, (get, set, rows: readonly Decided[], isDecided: boolean) => {
  const keys = new Set(get(decidedKeysAtom));
  for (const row of rows) {
    if (isDecided) keys.add(keyOf(row));
    else keys.delete(keyOf(row));
  }
  set(decidedKeysAtom, keys);
});

/** Counter; a higher value reloads the open submission. */
export const readAgainAtom = atom(0);
