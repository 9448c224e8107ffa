import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';

/** A fresh router: one per request on the server, one per visit in the browser. */
export function getRouter() {
  return createRouter({
    routeTree,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Pages revalidate what they show themselves, after hydration.
    defaultPreloadStaleTime: 30_000,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
