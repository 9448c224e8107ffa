import { useSyncExternalStore } from 'react';
import { tryStorage } from '../../hooks/tryStorage.ts';

const prefix = 'banyan-bookmark:';
const listeners = new Set<() => void>();

/** True if the id is bookmarked on this device. False if the browser stores nothing. */
export const isBookmarked = (id: string): boolean =>
  tryStorage(() => localStorage.getItem(prefix + id) !== null) ?? false;

/** Bookmarked ids with this prefix, joined to one text, so that equal lists compare as equal. */
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
 * Returns the bookmarks made with `BookmarkButton` on this device, to show them as a list.
 *
 * @param beginning Prefix of the `bookmarkId`s: `news/`.
 * @returns the ids; undefined on the server and until hydration
 */
export function useBookmarks(beginning: string): readonly string[] | undefined {
  const ids = useSyncExternalStore(watchBookmarks, () => keptUnder(beginning), notKnown);
  return ids?.split('\n').filter((id) => id !== '');
}

/** Adds or removes a bookmark on this device; nothing is sent. Returns true if that worked. */
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

/** Subscribes to changes of bookmarks in this and other tabs. Returns the function that unsubscribes. */
export const watchBookmarks = (notify: () => void): (() => void) => {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
};
