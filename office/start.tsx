import '@banyan/ui/theme';
import { prepareBrowser } from '@banyan/app/start';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './router.tsx';
import { store } from './shell/atoms/asked.ts';
import { giveSiteContent, type SiteContent } from './shell/content.ts';

/** Shows the Office in the element `office` of the document. */
export function startOffice(content: SiteContent): void {
  giveSiteContent(content);
  // What somebody saw before they signed out does not come back with the browser's button.
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
