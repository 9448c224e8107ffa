import { useEffect } from 'react';
import { scrollbarWidth } from './scrollLock.css.ts';

let holders = 0;

const hold = () => {
  holders += 1;
  if (holders > 1) return;
  const { style, dataset, clientWidth } = document.documentElement;
  const taken = innerWidth - clientWidth;
  // Every element inherits the property and would be restyled. Overlay scrollbars, as on phones, take no width, so it is not set.
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
 * Prevents scrolling of the page while an overlay is open; overlays may be nested. A rule in our own stylesheet does it: Radix’
 * way (`Dialog.Overlay`) adds a style element that a strict Content-Security-Policy refuses.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    hold();
    return release;
  }, [locked]);
};
