import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { sampleSource } from '../../site/build/samples.ts';
import type { RequestContext } from '../../site/src/request.ts';
import { getRouter } from '../../site/src/router.tsx';
import { Route as root } from '../../site/src/routes/__root.tsx';
import { Shell } from '../../site/src/shell/Shell.tsx';

/* The document is Storybook's; what every page stands in is drawn without one. */
Object.assign(root.options, { shellComponent: Shell });

export interface Address {
  /** Path of the page, as the address bar would have it. */
  path: string;
  /** What only a server opens: a ticket, a member's own page. */
  opened?: Pick<RequestContext, 'ticket' | 'my'>;
}

/** The site at an address, once that page is loaded: its own routes and its own shell, reading from the samples that it is built with. */
export async function openSite({ path, opened }: Address): Promise<ReturnType<typeof getRouter>> {
  const router = getRouter();
  router.history.destroy();
  const serverContext: RequestContext = {
    origin: window.location.origin,
    apiBase: '/api',
    guests: [],
    source: sampleSource(),
    ...opened,
  };
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
    additionalContext: { serverContext },
    scrollRestoration: false,
  });
  await router.load();
  return router;
}

/** The site itself at one of its pages. @param props Its address, for whoever opens it, and the site once it is open. */
export const SiteAt = ({ router }: Address & { router?: ReturnType<typeof getRouter> }) =>
  router && <RouterProvider router={router} />;
