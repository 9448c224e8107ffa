import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Page beside the sidebar. */
export const guideOf = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

/** Finds a page by the sidebar's search, and opens the first result. A page that loads meanwhile may close the list. */
export const find = (page: Page, words: string, found: RegExp): Promise<void> =>
  expect(async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').fill(words);
    const first = page.getByRole('option').first();
    await expect(first).toContainText(found, { timeout: 3_000 });
    await first.click({ timeout: 3_000 });
  }).toPass();

/** Text that was copied last. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
