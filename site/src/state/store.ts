import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

const stores = new WeakMap<AnyRouter, Store>();

/**
 * Store of a router’s atoms: one per visit in the browser, one per request on the server, where state must not be shared. There is
 * no `Provider` around the pages: most of them need no atom and would load jotai (3 KB) for it.
 */
export function storeOf(router: AnyRouter): Store {
  const store = stores.get(router) ?? createStore();
  stores.set(router, store);
  return store;
}

/** Returns the second argument of jotai’s hooks: `useAtom(atom, useVisit())`. */
export const useVisit = () => ({ store: storeOf(useRouter()) });
