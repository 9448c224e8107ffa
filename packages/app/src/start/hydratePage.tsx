import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyChoices } from './earlyChoices.ts';
import { repeatEarlyPresses } from './earlyPresses.ts';
import { hydrateAsWritten } from './hydrateAsWritten.ts';
import { loadDocumentOnce } from './missingCode.ts';
import { watchBrowser } from './prepareBrowser.ts';

/** Calls `onHydrated` once its children are hydrated. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates a page that the server or the build rendered, even if translators or extensions have changed it. Repeats what was
 * pressed or chosen before.
 *
 * @param container The document, or the element that the page was rendered into.
 */
export async function hydratePage(router: AnyRouter, container: Document | Element): Promise<void> {
  // The visitor has pressed Back meanwhile, so the address belongs to another page.
  if (window.banyanPath !== undefined && window.banyanPath !== location.pathname) return location.reload();
  try {
    // The router's own `RouterClient` does the same, but suspends the first render.
    await hydrate(router).finally(() => window.$_TSR?.h());
  } catch (error) {
    // A document of a newer version may have the missing code. Otherwise the page works as without JavaScript.
    if (await loadDocumentOnce()) return;
    repeatEarlyPresses();
    throw error;
  }
  const changes = window.banyanChanges?.() ?? [];
  watchBrowser(changes);
  const chooseAgain = keepEarlyChoices();
  // In a separate turn, because React hydrates nothing else within an effect.
  const onHydrated = () => {
    setTimeout(() => {
      chooseAgain();
      repeatEarlyPresses();
    });
  };
  startTransition(() => {
    hydrateRoot(
      container,
      <StrictMode>
        <Hydrated onHydrated={onHydrated}>
          <RouterProvider router={router} />
        </Hydrated>
      </StrictMode>,
    );
  });
  hydrateAsWritten(container instanceof Document ? container.documentElement : container, changes);
}
