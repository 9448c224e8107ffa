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

/**
 * True if the browser has a connection and the server has answered recently. The calling component must show the offline notice
 * itself, because the general notice is hidden while the component is mounted.
 */
export function useOnline(): boolean {
  const count = useSetAtom(sayersAtom);
  useEffect(() => {
    count((sayers) => sayers + 1);
    return () => count((sayers) => sayers - 1);
  }, [count]);
  const hasLine = useSyncExternalStore(subscribe, () => navigator.onLine);
  return !useAtomValue(isCutOffAtom) && hasLine;
}
