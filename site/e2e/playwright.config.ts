import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { temporaryFolder } from '../../scripts/temporaryFolder.ts';

// Three browsers and their servers would otherwise wait for one disk.
process.env.TMPDIR = temporaryFolder();

/** Runs a real browser against the built product, with its real server and a real database file, one of each per worker. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['site/e2e/*.e2e.ts', 'office/**/*.e2e.ts'],
  // The test command runs only the most common journeys; `npx pnpm@12 e2e` runs all tests.
  ...(process.env.TESTS === 'some' && { grep: /@main/ }),
  outputDir: '../../test-results',
  fullyParallel: true,
  // Uses one worker more than cores, because most tests wait now and then.
  workers: 3,
  forbidOnly: true,
  // A machine may stall during a test. A test that passes only on the second try is reported as flaky and must be fixed.
  retries: 1,
  // Generous limits for a busy or slow machine; a waiting test continues as soon as it can.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Failures and their causes come last: logs are often cut at the beginning.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
});
