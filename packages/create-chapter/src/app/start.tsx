import { serveArtFrom } from '@banyan/ui/imagery';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { artFolder } from './places.ts';
import { loadStylesBeforeOthers } from './styles.ts';

/** Brings the page to life: one that was written out when the site was built, or an empty one during development. */
export function start(router: AnyRouter): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no <div id="root">.');
  serveArtFrom(artFolder);
  loadStylesBeforeOthers(router);
  startTransition(() => {
    if (place.firstElementChild)
      hydrateRoot(
        place,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      );
    else
      createRoot(place).render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      );
  });
}
