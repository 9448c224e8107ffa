import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/PageError.tsx';

let arrived = false;

/**
 * Whether the router may set the scroll position: always, but when the page it arrived with comes alive. That happens after
 * it could be read, and whoever has scrolled by then must not be thrown back to its top.
 */
function scrolls(): boolean {
  const arriving = !arrived;
  arrived = true;
  return !arriving || typeof window === 'undefined' || window.scrollY === 0;
}

/** A fresh router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    // What a form without JavaScript asks for is the same address: words stand there as they are, not as JSON.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    scrollRestoration: scrolls,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: PageError,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
