import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/PageError.tsx';

/** A fresh router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    // What a form without JavaScript asks for is the same address: words stand there as they are, not as JSON.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    scrollRestoration: true,
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
