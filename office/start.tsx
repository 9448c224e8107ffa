import '@banyan/ui/theme';
import { prepareBrowser } from '@banyan/app/start';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { store } from './shell/atoms/asked.ts';
import { giveSiteContent, type SiteContent } from './shell/content.ts';

/** Renders the Office into the element with the id `office`. */
export function startOffice(content: SiteContent): void {
  giveSiteContent(content);
  // Reloads a page restored by the Back button, so that nothing is shown after sign-out.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

  prepareBrowser();
  const place = document.getElementById('office');
  if (place)
    createRoot(place).render(
      <StrictMode>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </StrictMode>,
    );
}
