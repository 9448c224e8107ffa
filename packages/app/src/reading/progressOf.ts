import type { ReactNode } from 'react';
import type { ReadState } from './useApiRead.ts';

/** How far a list is, as the design system's lists take it. */
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
 * What a list shows of what was read.
 *
 * @param items Made of the data; not looked at before it is there.
 * @param action The one way on from an empty list. @default none
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
