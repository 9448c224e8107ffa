import { accessSync, constants } from 'node:fs';

const candidates = [
  // Without windows and what draws them: the same pages in two thirds of the time.
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
 * The browser that the tests drive: `CHROME_PATH` when set, else an installed Chrome or Chromium.
 * @returns its path, or `undefined` when Playwright's own download is the one to use.
 */
export const findBrowser = (): string | undefined =>
  [process.env.CHROME_PATH, ...candidates].find(
    (path): path is string => path !== undefined && path !== '' && runs(path),
  );

/** For containers without a sandbox or a graphics card (drawing as if there were one takes longer), and no calls to anybody's servers. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
];
