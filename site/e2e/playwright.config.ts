import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { temporaryFolder } from '../../scripts/temporaryFolder.ts';

// Three browsers and their servers would wait for one disk.
process.env.TMPDIR = temporaryFolder();

/** A real browser against the built product with its real server and a real database file, one of each per worker. */
export default defineConfig({
  testDir: '../..',
  testMatch: ['site/e2e/*.e2e.ts', 'office/**/*.e2e.ts'],
  // The test command walks what most people do; their own command, everything.
  ...(process.env.TESTS === 'some' && { grep: /@main/ }),
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than cores: most tests wait for something now and then.
  workers: 3,
  forbidOnly: true,
  // A machine may stall in the middle of a walk. What passes only at the second try is named as flaky at the end, and is to be mended.
  retries: 1,
  // For a machine that is busy or slow; who waits goes on at once.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What failed, and why, stands at the end: a log is often cut at its beginning.
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    screenshot: 'only-on-failure',
  },
});
