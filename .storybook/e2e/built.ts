import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';

/** Entry of Storybook's `index.json`. */
export interface Entry {
  id: string;
  /** `Content/Events/EventRow`. */
  title: string;
  type: string;
}

const index = path.join(import.meta.dirname, '../../storybook-static/index.json');

/** Pages and stories of the built Storybook, in the order of its sidebar. @throws an error when none was built */
export function entriesBuilt(): Entry[] {
  if (!existsSync(index)) throw new Error('Build Storybook first: npx pnpm@12 build-storybook');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

interface WorkerFixtures {
  /** Address of the served Storybook. */
  address: string;
  /** Page, 1140 px wide, that all tests of a worker share, so that common files are loaded once. Stories in frames are left out. */
  documentPage: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from here
    async ({}, use) => use(process.env.STORYBOOK_ADDRESS ?? ''),
    { scope: 'worker' },
  ],
  documentPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1140, height: 800 } });
      await page.route(/viewMode=story/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
