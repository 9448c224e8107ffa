import { useRef } from 'react';
import { useScrollLock } from './useScrollLock.ts';

/** A toast may be dismissed while a dialog is open without closing the dialog under it. */
const isOnAToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

const isInADialog = (element: Element | null) => element?.closest('[role="dialog"]') !== null;

/**
 * What every full overlay of ours adds to a modal `Dialog.Content` of Radix: the page behind is held still, and the
 * focus goes back to whatever opened it. Spread the answer onto the content; render a plain element as backdrop, never
 * `Dialog.Overlay`, which brings react-remove-scroll (4 KB and an injected style element) with it.
 *
 * @param returnTo where the focus goes when nothing on the page opened it, but its address did
 */
export const useModal = (open: boolean, returnTo?: () => HTMLElement | null | undefined) => {
  const opener = useRef<HTMLElement>(undefined);
  useScrollLock(open);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      opener.current =
        activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      /* A navigation that closed it may have moved the focus to the new page's heading already. */
      const { activeElement } = document;
      const elsewhere = activeElement !== document.body && !isInADialog(activeElement);
      if (elsewhere) return;
      if (opener.current?.isConnected) opener.current.focus({ preventScroll: true });
      else returnTo?.()?.focus();
    },
    onInteractOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
      if (isOnAToast(event.detail.originalEvent.target)) event.preventDefault();
    },
  };
};
