import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { isCutOffAtom } from './atoms/pulse.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection, and the server has answered of late. */
export function useOnline(): boolean {
  const hasLine = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !useAtomValue(isCutOffAtom) && hasLine;
}
