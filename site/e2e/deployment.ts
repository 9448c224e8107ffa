import type { Page } from '@playwright/test';

/**
 * Simulates a deployment: code that the open tab has not loaded is gone. Documents loaded from now on are of the new version and
 * find their code.
 *
 * @returns how many documents have been loaded since
 */
export const deploy = async (page: Page) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(/\/assets\/[^/]+\.(?:js|css)$/, (route) =>
    documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return { documents: () => documents };
};
