import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

/** Taken by `test`: a volunteer making a theme, and every twelfth page. */
const takesSome = process.env.TESTS === 'some';

/** A real browser against the Storybook that `npx pnpm@12 build-storybook` wrote. */
export default defineConfig({
  testDir: '.',
  testMatch: takesSome ? '{pages,volunteer}.e2e.ts' : '*.e2e.ts',
  globalSetup: './serveOnce.ts',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // As end to end: what passes only at the second try is named as flaky, and is to be mended.
  retries: 1,
  // For a machine that is busy; who waits goes on at once.
  timeout: 120_000,
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
