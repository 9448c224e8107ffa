import { useSyncExternalStore } from 'react';
import { tryStorage } from '../../hooks/tryStorage.ts';

const prefix = 'banyan-bookmark:';
const listeners = new Set<() => void>();

/** Whether it is kept on this device. A browser that keeps nothing keeps no bookmark either. */
export const isBookmarked = (id: string): boolean =>
  tryStorage(() => localStorage.getItem(prefix + id) !== null) ?? false;

/** The ids of what is kept on this device and begins so, as one text: it is the same as long as they are. */
const keptUnder = (beginning: string): string =>
  tryStorage(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + beginning))
      .map((key) => key.slice(prefix.length))
      .toSorted()
      .join('\n'),
  ) ?? '';

const notKnown = () => undefined;

/**
 * What a `BookmarkButton` keeps on this device, for a list of it.
 *
 * @param beginning Of the `bookmarkId`s: `news/`.
 * @returns the ids; undefined on the server and until the page is alive
 */
export function useBookmarks(beginning: string): readonly string[] | undefined {
  const ids = useSyncExternalStore(watchBookmarks, () => keptUnder(beginning), notKnown);
  return ids?.split('\n').filter((id) => id !== '');
}

/** Keeps or forgets it on this device; nothing is sent. Answers whether that worked. */
export const setBookmarked = (id: string, kept: boolean): boolean => {
  const done = tryStorage(() => {
    if (kept) localStorage.setItem(prefix + id, '1');
    else localStorage.removeItem(prefix + id);
    return true;
  });
  if (!done) return false;
  for (const notify of listeners) notify();
  return true;
};

/** Tells of changes made here and in other tabs. */
export const watchBookmarks = (notify: () => void): (() => void) => {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
};
