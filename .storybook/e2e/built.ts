import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, type Frame, type Page } from '@playwright/test';
import type { Entry } from '../../packages/ui/docs/storybookIndex.ts';

const index = path.join(import.meta.dirname, '../../storybook-static/index.json');

/** Everything in the built Storybook, in the order of its sidebar. @throws where none was built. */
function entriesBuilt(): Entry[] {
  if (!existsSync(index))
    throw new Error('There is no Storybook to walk through: npx pnpm@12 build-storybook');
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries);
}

/** Every page of the built Storybook. */
export const pagesBuilt = (): Entry[] => entriesBuilt().filter(({ type }) => type === 'docs');

/** Every story of it. */
export const storiesBuilt = (): Entry[] => entriesBuilt().filter(({ type }) => type === 'story');

/** How wide the sidebar is, in pixels; the designer's walk compares it. */
export const sidebarWidth = 300;

/** How wide a page is beside the sidebar in a window of 1440 pixels. */
export const besideSidebar = 1440 - sidebarWidth;

/** What the tests of a worker look at pages in. */
export interface Sheet {
  page: Page;
  /** Opens a page of the Storybook, without the stories that it frames. */
  open: (id: string) => Promise<void>;
  /** Loads the first story that it frames. @returns where the story is; `undefined` for a page that frames none */
  openFrame: () => Promise<Frame | undefined>;
}

interface WorkerFixtures {
  /** Where it is served. */
  address: string;
  /** One window for all tests of a worker: what pages share is loaded once. */
  sheet: Sheet;
}

export const test = base.extend<object, WorkerFixtures>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => use(process.env.STORYBOOK_ADDRESS ?? ''),
    { scope: 'worker' },
  ],
  sheet: [
    async ({ browser, address }, use) => {
      const page = await browser.newPage({ viewport: { width: besideSidebar, height: 800 } });
      let wanted: string | undefined;
      // What a page frames is a story, which has tests of its own.
      await page.route(/viewMode=story/, (route) =>
        route.request().url() === wanted
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
      );
      await use({
        page,
        open: async (id) => {
          wanted = undefined;
          await page.goto(`${address}iframe.html?viewMode=docs&id=${id}`);
        },
        openFrame: async () => {
          const frame = await page.locator('#storybook-docs iframe').first().elementHandle();
          const story = await frame?.contentFrame();
          const source = await frame?.getAttribute('src');
          if (!story || !source) return undefined;
          wanted = new URL(source, page.url()).href;
          await story.goto(wanted);
          return story;
        },
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
