import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.ts';
import { run } from './steps.ts';

const playwrightHasOne = (): boolean => existsSync(chromium.executablePath());

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version');

/**
 * Makes sure that there is a browser for tests: an installed one, else Playwright's own download, else Debian's package.
 * @throws an error whose message says what to install, if none of these is available.
 */
export const ensureBrowser = async (): Promise<void> => {
  if (findBrowser() !== undefined || playwrightHasOne()) return;
  console.log('No Chrome or Chromium found; fetching one.');
  await run('playwright', ['install', 'chromium']);
  if (playwrightHasOne()) return;
  if (isRoot && isDebian) {
    await run('apt-get', ['update', '--quiet=2']);
    await run('apt-get', [
      'install',
      '--yes',
      '--quiet=2',
      '--no-install-recommends',
      'chromium-headless-shell',
      // Has the same width as the fonts that most devices show until a page's own fonts have loaded.
      'fonts-liberation',
    ]);
  }
  if (findBrowser() !== undefined) return;
  throw new Error(
    'The tests drive a real browser. Install Chromium or Google Chrome, or set CHROME_PATH to the one you have, and run this again.',
  );
};
