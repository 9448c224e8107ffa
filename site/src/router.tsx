import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import { PageError } from './shell/PageError.tsx';

/** A fresh router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
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
