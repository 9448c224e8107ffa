import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hydrateAsWritten } from './hydrateAsWritten.ts';
import { prepareBrowser } from './prepareBrowser.ts';

/**
 * Hydrates a page that the server or the build rendered, whatever translators and extensions have done to it.
 *
 * @param container The document, or the element that the page was rendered into.
 */
export async function hydratePage(router: AnyRouter, container: Document | Element): Promise<void> {
  // What the router's own `RouterClient` does, which would suspend the first rendering.
  await hydrate(router).finally(() => window.$_TSR?.h());
  const changes = window.banyanChanges?.() ?? [];
  prepareBrowser(changes);
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  hydrateAsWritten(container instanceof Document ? container.documentElement : container, changes);
}
