import '@banyan/ui/theme';
import { prepareBrowser } from '@banyan/app/start';
import { RouterProvider } from '@tanstack/react-router';
import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { store } from '../../office/shell/atoms/asked.ts';
import { router } from '../../office/router.tsx';

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
