import { progressOf as listProgressOf, type ReadState } from '@banyan/app/reading';

/**
 * Converts the state of a read into the progress of a list. For old data `Trouble` shows a warning above it, with a link to the
 * national site.
 *
 * @param items Items of the data; not used before the data is there.
 */
export const progressOf = <Item>(reading: ReadState<unknown>, items: readonly Item[]) =>
  listProgressOf(reading.data === undefined ? reading : { ...reading, failed: false }, items);
