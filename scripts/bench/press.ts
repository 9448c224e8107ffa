import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, milliseconds, type Table, verdict } from '../table.ts';

/** Control that is pressed, and the effect that the visitor waits for. */
interface Press {
  what: string;
  path: `/${string}`;
  target: (page: Page) => Locator;
  /** Selector of the element that appears as the effect. */
  effect: string;
  typed?: string;
  /** @default 500 */
  budgetMs?: number;
}

const presses: readonly Press[] = [
  {
    what: 'Menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: '[role="dialog"]',
  },
  {
    what: 'Wizard, Next',
    path: '/membership/register',
    target: (page) => page.getByRole('button', { name: 'Next' }),
    effect: '[aria-invalid="true"]',
  },
  {
    what: 'Job form, submit',
    path: '/submit-job',
    target: (page) => page.locator('form button[type="submit"]').last(),
    effect: '[aria-invalid="true"]',
  },
  {
    what: 'Directory, search',
    path: '/alumni-directory',
    target: (page) => page.getByRole('searchbox'),
    typed: 'zz',
    effect: 'main section[aria-labelledby="found"]:not(:has(article))',
  },
  {
    what: 'Gallery, picture',
    path: '/events/past/event-garba-night',
    target: (page) => page.locator('a[data-media="1"]'),
    effect: '[role="dialog"] img',
    budgetMs: 1_000,
  },
];

/** A phone on slow 4G (1.6 Mbit/s, 150 ms) with a processor four times slower than this machine's. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Time in milliseconds that counts for a press without an effect. */
const longestMs = 30_000;

/** Milliseconds from the first paint to the press: while the page still loads, and after the visitor has read. */
const moments = { 'at once': 0, 'after reading': 5_000 };

/** Reports the milliseconds from the press to the painted effect, even if a form leads to a new document. Runs in every document. */
function watch(effect: string): void {
  const listener = ({ timeStamp }: Event) => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
  };
  addEventListener('pointerdown', listener, { capture: true, once: true });
  const look = () => {
    const pressed = Number(sessionStorage.getItem('pressed'));
    if (pressed === 0 || !document.querySelector(effect)) return void requestAnimationFrame(look);
    const report = () => Object(window).report(performance.timeOrigin + performance.now() - pressed);
    requestAnimationFrame(() => setTimeout(report));
  };
  look();
}

async function timePress(browser: Browser, url: string, press: Press, afterMs: number): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const { promise: felt, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction('report', resolve);
    await page.addInitScript(watch, press.effect);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url + press.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const target = press.target(page);
    await target.scrollIntoViewIfNeeded();
    await wait(afterMs);
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    if (press.typed) await page.keyboard.type(press.typed);
    return await Promise.race([felt, wait(longestMs, longestMs)]);
  } finally {
    await context.close();
  }
}

/** Measures the time from the first press on a page to the painted effect: on a phone, slow 4G, a slow processor. */
export async function measurePresses(url: string, rounds: number): Promise<Table> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const rows: string[][] = [];
  try {
    for (const press of presses)
      for (const [moment, afterMs] of Object.entries(moments)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          times.push(await timePress(browser, url, press, afterMs));
        const middle = median(times);
        const { what, budgetMs = 500 } = press;
        rows.push([
          what,
          moment,
          middle < longestMs ? milliseconds(middle) : 'never',
          milliseconds(budgetMs),
          verdict(middle, budgetMs),
        ]);
      }
  } finally {
    await browser.close();
  }
  return {
    title: 'First press to its effect, phone on slow 4G',
    columns: ['press', 'moment', `median of ${rounds}`, 'budget', ''],
    rows,
  };
}
