import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isWide } from '../../../kit/useIsWide.ts';
import type { QueueSearch } from './queue.ts';

const rowLink = (ref: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].find(({ dataset }) => dataset.row === ref);

/** Reference of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;

/** Gives a row the focus. */
export const focusRow = (ref: string): void => rowLink(ref)?.focus();

/** What takes the focus once something is open. */
export type Towards = 'heading' | 'row';

/** Where one is in the queue: addresses, opening, closing, and where the focus goes with that. */
export function usePlace(search: QueueSearch, isRead: boolean) {
  const router = useRouter();
  const { state } = useLocation();
  const { open } = search;
  const wanted = useRef<Towards>(undefined);
  const before = useRef(open);

  const hrefOf = (next: QueueSearch) =>
    router.buildLocation({ to: '/office/review', search: next }).publicHref;

  /** @param replaces After a decision the one that was decided is no place to come back to. */
  const go = (ref: string | undefined, towards: Towards, replaces: boolean) => {
    wanted.current = towards;
    void router.navigate({
      to: '/office/review',
      search: { ...search, open: ref },
      // On a phone it is a page of its own, which begins at its top.
      resetScroll: !isWide(),
      replace: replaces,
      state: { fromList: ref !== undefined && (replaces ? state.fromList === true : open === undefined) },
    });
  };
  const close = (event?: MouseEvent) => {
    event?.preventDefault();
    // Back to the list as it was left, scrolled as far.
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
