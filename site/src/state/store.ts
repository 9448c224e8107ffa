import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { createStore } from 'jotai';

type Store = ReturnType<typeof createStore>;

const stores = new WeakMap<AnyRouter, Store>();

/**
 * The values of atoms for one router: one visit in the browser, one request on the server, where nothing may be shared. There
 * is no `Provider` around the pages, because most of them need no atom and would load jotai (3 KB) for it.
 */
export function storeOf(router: AnyRouter): Store {
  const store = stores.get(router) ?? createStore();
  stores.set(router, store);
  return store;
}

/** What jotai's hooks take as their second parameter: `useAtom(atom, useVisit())`. */
export const useVisit = () => ({ store: storeOf(useRouter()) });
