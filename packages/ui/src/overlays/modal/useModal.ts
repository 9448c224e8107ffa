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
 */
export const useModal = (open: boolean) => {
  const opener = useRef<HTMLElement>(undefined);
  useScrollLock(open);
  return {
    onOpenAutoFocus: () => {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      /* A navigation that closed it may have moved the focus to the new page's heading already. */
      const { activeElement } = document;
      const elsewhere = activeElement !== document.body && !isInADialog(activeElement);
      if (!elsewhere) opener.current?.focus({ preventScroll: true });
    },
    onInteractOutside: (event: CustomEvent<{ originalEvent: Event }>) => {
      if (isOnAToast(event.detail.originalEvent.target)) event.preventDefault();
    },
  };
};
