import type { ReadState } from './useApiRead.ts';

/** How far a list is, as the design system's lists take it. */
export type ListProgressOf<Item> =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void; busy: boolean }
  | { state: 'empty' }
  | { state: 'ready'; items: readonly Item[] };

/**
 * What a list shows of what was read.
 *
 * @param items Made of the data; not looked at before it is there.
 */
export function progressOf<Item>(
  { data, failed, busy, retry }: Pick<ReadState<unknown>, 'data' | 'failed' | 'busy' | 'retry'>,
  items: readonly Item[],
): ListProgressOf<Item> {
  if (data === undefined) return failed ? { state: 'failed', onRetry: retry, busy } : { state: 'loading' };
  return items.length > 0 ? { state: 'ready', items } : { state: 'empty' };
}
