import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isWide } from '../../../kit/useIsWide.ts';
import type { QueueSearch } from './queue.ts';

const rowLink = (ref: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === ref);

/** Reference of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;

/** Focuses a row. */
export const focusRow = (ref: string): void => rowLink(ref)?.focus();

/** Element that takes the focus after navigation. */
export type Towards = 'heading' | 'row';

/** Navigation in the queue: builds URLs, opens and closes items, and moves the focus. */
export function usePlace(search: QueueSearch, isRead: boolean) {
  const router = useRouter();
  const { state } = useLocation();
  const { open } = search;
  const wanted = useRef<Towards>(undefined);
  const before = useRef(open);

  const hrefOf = (next: QueueSearch) =>
    router.buildLocation({ to: '/office/review', search: next }).publicHref;

  /**
   * Navigates to a submission or to the list. @param replaces Replaces the history entry, so that Back does not return to a decided
   * item.
   */
  const go = (ref: string | undefined, towards: Towards, replaces: boolean) => {
    wanted.current = towards;
    void router.navigate({
      to: '/office/review',
      search: { ...search, open: ref },
      // On a phone the item is a page of its own, which starts at its top.
      resetScroll: !isWide(),
      replace: replaces,
      state: { fromList: ref !== undefined && (replaces ? state.fromList === true : open === undefined) },
    });
  };
  const close = (event?: MouseEvent) => {
    event?.preventDefault();
    // Goes back in the history, which restores the list and its scroll position.
    if (state.fromList) router.history.back();
    else go(undefined, 'row', true);
  };

  useEffect(() => {
    if (!open) {
      if (before.current) rowLink(before.current)?.focus({ preventScroll: true });
      before.current = undefined;
      return;
    }
    before.current = open;
    if (!isRead || wanted.current !== 'heading') return;
    wanted.current = undefined;
    document.querySelector<HTMLElement>('[data-item-heading]')?.focus({ preventScroll: isWide() });
  }, [open, isRead]);

  return { hrefOf, go, close };
}
