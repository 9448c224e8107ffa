import { useSyncExternalStore } from 'react';
import { applyMode, type Mode, modeStorageKey, parseMode } from '../../theme/mode.ts';

const watchers = new Set<() => void>();
const notifyAll = () => {
  for (const notify of watchers) notify();
};

/* Chosen in another tab of this site. */
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key !== modeStorageKey && key !== null) return;
  applyMode(parseMode(newValue));
  notifyAll();
};

const watch = (notify: () => void) => {
  if (watchers.size === 0) addEventListener('storage', onStorage);
  watchers.add(notify);
  return () => {
    watchers.delete(notify);
    if (watchers.size === 0) removeEventListener('storage', onStorage);
  };
};

const current = (): Mode => parseMode(document.documentElement.dataset.mode);
const onServer = (): Mode => 'system';

const choose = (mode: Mode) => {
  applyMode(mode);
  notifyAll();
};

/** The mode the page is in, and how to change it for this device. All switches of a page agree. */
export const useMode = (): readonly [Mode, (mode: Mode) => void] => [
  useSyncExternalStore(watch, current, onServer),
  choose,
];
