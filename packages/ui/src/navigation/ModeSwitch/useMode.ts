import { useSyncExternalStore } from 'react';
import { applyMode, type Mode, modeStorageKey, parseMode } from '../../theme/mode.ts';

/* Follows a choice made in another tab of this site. */
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key === modeStorageKey) applyMode(parseMode(newValue));
};

/* The document itself stores the mode, so that every switch of a page agrees after any change. */
const watch = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-mode'] });
  addEventListener('storage', onStorage);
  return () => {
    observer.disconnect();
    removeEventListener('storage', onStorage);
  };
};

const current = (): Mode => parseMode(document.documentElement.dataset.mode);
const onServer = (): Mode => 'system';

/** Current mode of the page. Change it with `applyMode`. */
export const useMode = (): Mode => useSyncExternalStore(watch, current, onServer);
