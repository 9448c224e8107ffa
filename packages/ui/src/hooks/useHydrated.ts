import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on the server and during hydration, true right after: for controls that do nothing without JavaScript. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, no);
