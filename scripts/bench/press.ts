import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, milliseconds, type Table, verdict } from '../table.ts';

/** A control that a finger presses, and the effect that the person waits for. */
interface Press {
  what: string;
  path: `/${string}`;
  target: (page: Page) => Locator;
  /** Selector of what appears as the effect. */
  effect: string;
  /** Text typed right after the press. */
  typed?: string;
  budgetMs: number;
}

const presses: readonly Press[] = [
  {
    what: 'Menu',
    path: '/',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    effect: '[role="dialog"]',
    budgetMs: 500,
  },
  {
    what: 'Wizard, Next',
    path: '/membership/register',
    target: (page) => page.getByRole('button', { name: 'Next' }),
    effect: '[aria-invalid="true"]',
    budgetMs: 500,
  },
  {
    what: 'Job form, submit',
    path: '/submit-job',
    target: (page) => page.locator('form button[type="submit"]').last(),
    effect: '[aria-invalid="true"]',
    budgetMs: 500,
  },
  {
    what: 'Directory, search',
    path: '/alumni-directory',
    target: (page) => page.getByRole('searchbox'),
    typed: 'zz',
    effect: 'main section[aria-labelledby="found"] h3',
    budgetMs: 500,
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
const slowdown = 4;

/** Milliseconds from the first paint to the press: while the page still loads, and after somebody has read. */
const moments = { 'at once': 0, 'after reading': 5_000 };

/** Milliseconds from the finger to the painted effect. Runs in the page. */
const pressToPaint = (effect: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let pressed: number | undefined;
    const deadline = performance.now() + 30_000;
    const listener = ({ timeStamp }: Event) => {
      pressed = timeStamp;
    };
    addEventListener('pointerdown', listener, { capture: true, once: true });
    const look = () => {
      const from = pressed;
      if (performance.now() > deadline) reject(new Error(`The press had no effect: ${effect}`));
      else if (from === undefined || !document.querySelector(effect)) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
    };
    look();
  });

/** Resolves after the first paint. Runs in the page. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

async function timePress(browser: Browser, url: string, press: Press, afterMs: number): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + press.path, { waitUntil: 'commit' });
    await page.evaluate(firstPaint);
    const target = press.target(page);
    await target.scrollIntoViewIfNeeded();
    await wait(afterMs);
    const effect = page.evaluate(pressToPaint, press.effect);
    // The error surfaces where it is awaited; until then it must not end the process.
    effect.catch(() => undefined);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${press.what} is not visible on ${press.path}.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (press.typed) await page.keyboard.type(press.typed);
    return await effect;
  } finally {
    await context.close();
  }
}

/** Time from the finger to the painted effect of the first press on a page: a phone, slow 4G, a slow processor. */
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
        const { what, budgetMs } = press;
        rows.push([what, moment, milliseconds(middle), milliseconds(budgetMs), verdict(middle, budgetMs)]);
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
