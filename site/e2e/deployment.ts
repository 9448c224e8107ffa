import type { Page } from '@playwright/test';

/**
 * As after a deployment: whatever code the open tab has not fetched yet is gone. A document that is loaded from now on is of the
 * new version, and finds its own.
 *
 * @returns how many documents were loaded since
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
