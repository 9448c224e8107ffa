import { progressOf as listProgressOf, type ReadState } from '@banyan/app/reading';

/**
 * What a list shows of what was read. What may be old says `Trouble` over it, with the way to the national site.
 *
 * @param items Made of the data; not looked at before it is there.
 */
export const progressOf = <Item>(reading: ReadState<unknown>, items: readonly Item[]) =>
  listProgressOf(reading.data === undefined ? reading : { ...reading, failed: false }, items);
