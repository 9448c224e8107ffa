import type { ReactNode } from 'react';
import type { ReadState } from './useApiRead.ts';

/** Progress of a list, as the design system's lists take it. */
export type ListProgressOf<Item> =
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void; busy: boolean }
  | { state: 'empty'; action: ReactNode; outdated: Unconfirmed | undefined }
  | { state: 'ready'; items: readonly Item[]; outdated: Unconfirmed | undefined };

interface Unconfirmed {
  onRetry: () => void;
  busy: boolean;
}

/**
 * Converts the state of a read into the progress of a list.
 *
 * @param items Items of the data; not used before the data is there.
 * @param action Link or button of an empty list. @default none
 */
export function progressOf<Item>(
  { data, failed, busy, retry }: Pick<ReadState<unknown>, 'data' | 'failed' | 'busy' | 'retry'>,
  items: readonly Item[],
  action?: ReactNode,
): ListProgressOf<Item> {
  const failure = failed ? { onRetry: retry, busy } : undefined;
  if (data === undefined) return failure ? { state: 'failed', ...failure } : { state: 'loading' };
  return items.length > 0
    ? { state: 'ready', items, outdated: failure }
    : { state: 'empty', action, outdated: failure };
}
