import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { sampleSource } from '../../site/build/samples.ts';
import type { RequestContext } from '../../site/src/request.ts';
import { getRouter } from '../../site/src/router.tsx';
import { Route as root } from '../../site/src/routes/__root.tsx';
import { Shell } from '../../site/src/shell/Shell.tsx';

/* The document is Storybook's; what every page stands in is drawn without one. */
Object.assign(root.options, { shellComponent: Shell });

interface SiteAtProps {
  /** Path of the page, as the address bar would have it. */
  path: string;
  /** What only a server opens: a ticket, a member's own page. */
  opened?: Pick<RequestContext, 'ticket' | 'my'>;
}

function routerAt({ path, opened }: SiteAtProps) {
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
  return router;
}

/** The site itself at one of its pages: its own routes and its own shell, reading from the samples that it is built with. */
export function SiteAt(props: SiteAtProps) {
  const [router] = useState(() => routerAt(props));
  return <RouterProvider router={router} />;
}
