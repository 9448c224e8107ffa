import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sampleSource } from '../../site/build/samples.ts';
import type { RequestContext } from '../../site/src/request.ts';
import { getRouter } from '../../site/src/router.tsx';
import { Route as root } from '../../site/src/routes/__root.tsx';
import { Shell } from '../../site/src/shell/Shell.tsx';
import { useChapterTheme } from '../../site/src/shell/useChapterTheme.ts';

/** Shell in the theme that the document has on the site. */
function ThemedShell({ children }: { children: ReactNode }) {
  return (
    <div data-theme={useChapterTheme()}>
      <Shell>{children}</Shell>
    </div>
  );
}

/* Storybook provides the document, so the shell is rendered without one. */
Object.assign(root.options, { shellComponent: ThemedShell });

export interface Address {
  /** Path of the page, as the address bar would have it. */
  path: string;
  /** Data that only a server can load: a ticket, a member's own page. */
  opened?: Pick<RequestContext, 'ticket' | 'my'>;
}

/**
 * Opens the site at an address, once that page is loaded: its own routes and its own shell, with the samples that it is built with.
 */
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

/** The site itself at one of its pages. @param props Address for `openSite`, and the router once the site is open. */
export const SiteAt = ({ router }: Address & { router?: ReturnType<typeof getRouter> }) =>
  router && <RouterProvider router={router} />;
