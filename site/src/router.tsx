import { PageError, setsScrollPosition } from '@banyan/app/navigation';
import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { cspNonce } from './cspNonce.ts';
import { historyTransition } from './pages/chapters/walk.ts';
import { routeTree } from './routeTree.gen.ts';

/** Creates a router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    // Writes query values as plain text, not as JSON, so that the URLs equal those of forms without JavaScript.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    scrollRestoration: setsScrollPosition,
    defaultViewTransition: historyTransition(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: PageError,
    ...(cspNonce && { ssr: { nonce: cspNonce } }),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
