import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';

/** Tests that `test` runs: a volunteer making a theme, and every 24th page. */
const takesSome = process.env.TESTS === 'some';

/** Runs a real browser against the Storybook that `npx pnpm@12 build-storybook` wrote. */
export default defineConfig({
  testDir: '.',
  testMatch: takesSome ? '{pages,volunteer}.e2e.ts' : '*.e2e.ts',
  globalSetup: './serveOnce.ts',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Same as in the end-to-end tests: a test that passes only at the second try is reported as flaky, and must be fixed.
  retries: 1,
  // Long enough for a busy machine; a test continues as soon as it can.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    // Without animations, so that elements are checked in their final state.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
