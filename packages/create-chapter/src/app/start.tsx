import { hydratePage, prepareBrowser } from '@banyan/app/start';
import { serveArtFrom } from '@banyan/ui/imagery';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { artFolder } from './places.ts';
import { loadStylesBeforeOthers } from './styles.ts';

/** Starts the page: hydrates one that the build prerendered, or renders it during development. */
export function start(router: AnyRouter): void {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no <div id="root">.');
  serveArtFrom(artFolder);
  loadStylesBeforeOthers(router);
  if (place.firstElementChild) {
    void hydratePage(router, place);
    return;
  }
  prepareBrowser();
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
