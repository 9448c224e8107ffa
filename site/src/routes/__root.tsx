import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteHead } from '../head.ts';
import { Document } from '../shell/Document.tsx';
import { footerColumns } from '../shell/footerColumns.ts';
import { isTakenOver } from '../touch/takenOver.ts';

export const Route = createRootRoute({
  // Known once per visit: the server says where the site lives and what it rendered, and hydration keeps both.
  loader: async ({ serverContext, location }) => {
    if (serverContext) await footerColumns.load();
    return { origin: serverContext?.origin ?? window.location.origin, rendered: location.pathname };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: siteHead,
  shellComponent: Document,
  notFoundComponent: lazyRouteComponent(async () => {
    const { loadNotFoundPage, NotFoundPage } = await import('../pages/not-found/notFoundOnTouch.ts');
    // Whoever comes from another page of ours sees it at once; in its own document it stands already.
    if (import.meta.env.SSR || isTakenOver()) await loadNotFoundPage();
    return { default: NotFoundPage };
  }),
});
