import { createRootRoute } from '@tanstack/react-router';
import { siteHead } from '../head.ts';
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx';
import { Document } from '../shell/Document.tsx';

export const Route = createRootRoute({
  // Loaded once per visit: the server passes the public URL and the rendered path, and hydration keeps both.
  loader: ({ serverContext, location }) => ({
    origin: serverContext?.origin ?? window.location.origin,
    rendered: location.pathname,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: siteHead,
  shellComponent: Document,
  notFoundComponent: NotFoundPage,
});
