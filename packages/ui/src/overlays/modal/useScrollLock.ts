import { useEffect } from 'react';
import './scrollLock.css.ts';

let holders = 0;

const changeHolders = (by: 1 | -1) => {
  holders += by;
  if (holders > 0) document.documentElement.dataset.scrollLocked = '';
  else delete document.documentElement.dataset.scrollLocked;
};

/**
 * Holds the page still while an overlay is open; overlays may lie over each other. A rule in our own stylesheet does it:
 * Radix' way (`Dialog.Overlay`) writes a style element that a strict Content-Security-Policy refuses.
 */
export const useScrollLock = (locked: boolean): void => {
  useEffect(() => {
    if (!locked) return;
    changeHolders(1);
    return () => changeHolders(-1);
  }, [locked]);
};
