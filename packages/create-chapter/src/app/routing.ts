import { PageError } from './PageError.tsx';

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

/** How the router of a chapter's site behaves: `createRouter({ ...routing, routeTree })`. */
export const routing = {
  basepath: import.meta.env.BASE_URL,
  trailingSlash: 'always',
  scrollRestoration: scrolls,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 30_000,
  defaultErrorComponent: PageError,
} as const;
