import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

const looksAtAll = process.env.WALKS === 'all';

/** A real browser against the Storybook that `npx pnpm@12 build-storybook` wrote. */
export default defineConfig({
  testDir: '.',
  // The test command takes two people's walks and the written pages; `WALKS=all`, as the workflow does, what takes minutes.
  testMatch: looksAtAll ? '*.walk.ts' : '{docs,designer,volunteer}.walk.ts',
  globalSetup: './serveOnce.ts',
  outputDir: '../../test-results/walks',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // For a machine that is busy; who waits goes on at once.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    // What rises and fades is looked at once it stands.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
