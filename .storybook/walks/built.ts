import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import type { Entry } from '../../packages/ui/docs/storybookIndex.ts';

const root = path.join(import.meta.dirname, '../..');
const index = path.join(root, 'storybook-static/index.json');

/** Every page of the built Storybook. @throws where none was built. */
export function pagesBuilt(): Entry[] {
  if (!existsSync(index))
    throw new Error('There is no Storybook to walk through: npx pnpm@12 build-storybook');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

interface WorkerFixtures {
  /** Where it is served. */
  address: string;
  /** One window for all tests of a worker: what pages share is loaded once. */
  sheet: Page;
}

export const test = base.extend<object, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const server = await preview({
        root,
        configFile: false,
        logLevel: 'error',
        build: { outDir: 'storybook-static' },
        preview: { host: '127.0.0.1', port: 0 },
      });
      const [url] = server.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('The Storybook is not served.');
      await use(url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  sheet: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      // What a page frames is a story, which has tests of its own.
      await page.route(/viewMode=story/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
