import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { browserArguments, findBrowser } from '../browser.ts';
import { median, milliseconds, type Table, verdict } from './table.ts';

/** Something that somebody presses with a finger, and by what one sees that it worked. */
interface Press {
  what: string;
  path: `/${string}`;
  target: (page: Page) => Locator;
  /** Selector of what is there once it worked, or a text. */
  effect: string;
  /** Before the page is hydrated it is a link, which the browser follows. @default false */
  isLink?: boolean;
  /** What is typed right after the press. */
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
    effect: 'text=No alumni found',
    budgetMs: 500,
  },
  {
    what: 'Gallery, picture',
    path: '/events/past/event-garba-night',
    target: (page) => page.locator('a[data-media="1"]'),
    effect: '[role="dialog"] img',
    isLink: true,
    budgetMs: 1_000,
  },
];

/** A phone on slow 4G. */
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/** When the press comes: while the page still arrives, and once somebody has read. Milliseconds after it was painted. */
const moments = { 'at once': 0, 'after reading': 5_000 };

/** From the finger to the painted effect, in milliseconds. Runs in the page. */
const feltOf = (effect: string): Promise<number> =>
  new Promise((resolve, reject) => {
    let pressed: number | undefined;
    const until = performance.now() + 30_000;
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        pressed = timeStamp;
      },
      { capture: true, once: true },
    );
    const isThere = () =>
      effect.startsWith('text=')
        ? document.body.textContent.includes(effect.slice('text='.length))
        : document.querySelector(effect) !== null;
    const look = () => {
      if (performance.now() > until) reject(new Error(`Nothing came of the press: ${effect}.`));
      else if (pressed !== undefined && isThere()) {
        const from = pressed;
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      } else requestAnimationFrame(look);
    };
    look();
  });

/** Whether something was painted. Runs in the page. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

async function press(browser: Browser, url: string, one: Press, afterMs: number): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url + one.path, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    const target = one.target(page);
    await target.scrollIntoViewIfNeeded();
    await wait(afterMs);
    const felt = page.evaluate(feltOf, one.effect);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${one.what} is not to be seen.`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    if (one.typed) await page.keyboard.type(one.typed);
    return await felt;
  } finally {
    await context.close();
  }
}

/**
 * How long the first press on a page takes until one sees its effect: on a phone, on slow 4G, with a processor four times
 * slower than this one.
 */
export async function measurePresses({ url, rounds = 5 }: { url: string; rounds?: number }): Promise<Table> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const rows: Table['rows'][number][] = [];
    for (const one of presses)
      for (const [moment, afterMs] of Object.entries(moments)) {
        if (one.isLink && afterMs === 0) continue;
        const felt: number[] = [];
        for (let round = 0; round < rounds; round += 1) felt.push(await press(browser, url, one, afterMs));
        const middle = median(felt);
        const budget = afterMs > 0 ? [milliseconds(one.budgetMs), verdict(middle, one.budgetMs)] : ['', ''];
        rows.push([`${one.what}, ${moment}`, milliseconds(middle), ...budget]);
      }
    return {
      title: 'First press to its effect',
      columns: ['Press', 'median', 'budget', ''],
      rows,
      notes: [
        'A phone on slow 4G (1.6 Mbit/s, 150 ms), its processor four times slower than this one.',
        '“At once” is a press right after the first paint: it is repeated when the page is hydrated.',
      ],
    };
  } finally {
    await browser.close();
  }
}
