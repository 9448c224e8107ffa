import { useRef } from 'react';
import { useScrollLock } from './useScrollLock.ts';

/** A toast may be dismissed while a dialog is open without closing the dialog under it. */
const isOnAToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;

const isInADialog = (element: Element | null) => element?.closest('[role="dialog"]') !== null;

/**
 * Adds to a modal `Dialog.Content` of Radix what every full overlay needs: the page behind does not scroll, and the focus
 * returns to the element that opened it. Spread the result onto the content. Render a plain element as backdrop, never
 * `Dialog.Overlay`, which loads react-remove-scroll (4 KB and an injected style element).
 *
 * @param returnTo returns the element to focus if an address, not an element, opened the overlay
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
      /* A navigation that closed the overlay may already have moved the focus to the new page’s heading. */
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
