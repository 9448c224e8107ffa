import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { isCutOffAtom, sayersAtom } from '../shell/atoms/pulse.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection, and the server has answered of late. Whoever asks says so where it is not, so that nobody else does. */
export function useOnline(): boolean {
  const count = useSetAtom(sayersAtom);
  useEffect(() => {
    count((sayers) => sayers + 1);
    return () => count((sayers) => sayers - 1);
  }, [count]);
  const hasLine = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !useAtomValue(isCutOffAtom) && hasLine;
}
