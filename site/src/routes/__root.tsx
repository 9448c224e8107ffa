import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { siteHead } from '../head.ts';
import { Document } from '../shell/Document.tsx';
import { footerColumns } from '../shell/footerColumns.ts';

export const Route = createRootRoute({
  // Known once per visit: the server says where the site lives and what it rendered, and hydration keeps both.
  loader: async ({ serverContext, location }) => {
    if (serverContext) await footerColumns.load();
    return { origin: serverContext?.origin ?? window.location.origin, rendered: location.pathname };
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: siteHead,
  shellComponent: Document,
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found/NotFoundPage.tsx'), 'NotFoundPage'),
});
