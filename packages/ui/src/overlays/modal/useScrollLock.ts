import { useEffect } from 'react';
import { scrollbarWidth } from './scrollLock.css.ts';

let holders = 0;

const hold = () => {
  holders += 1;
  if (holders > 1) return;
  const { style, dataset, clientWidth } = document.documentElement;
  const taken = innerWidth - clientWidth;
  // Everything inherits it, and would be styled anew; where scrollbars lie over the page, as on phones, there is none to make up for.
  if (taken > 0) style.setProperty(scrollbarWidth, `${taken}px`);
  dataset.scrollLocked = '';
};

const release = () => {
  holders -= 1;
  if (holders > 0) return;
  const { style, dataset } = document.documentElement;
  delete dataset.scrollLocked;
  style.removeProperty(scrollbarWidth);
};

/**
 * Holds the page still while an overlay is open; overlays may lie over each other. A rule in our own stylesheet does it:
 * Radix' way (`Dialog.Overlay`) writes a style element that a strict Content-Security-Policy refuses.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    hold();
    return release;
  }, [locked]);
};
