import { accessSync, constants } from 'node:fs';

const candidates = [
  // Runs without windows and their drawing: the same pages in two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Browser of the tests: `CHROME_PATH` if set, else an installed Chrome or Chromium.
 * @returns its path, or `undefined` to use Playwright's own download.
 */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...candidates].find(
    (path): path is string => path !== undefined && path !== '' && runs(path),
  );

/** Arguments for containers without a sandbox or a graphics card (emulating one is slower), and against requests to third parties. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
];
