import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { shownEvent } from './growth/rows.ts';
import { firstPaint } from './phone.ts';
import type { Product } from './product.ts';
import { median, milliseconds, type Table, verdict } from './table.ts';
import { launchBrowser } from './weights.ts';
import { insertRows, writeRows } from './writeRows.ts';

/** How many pictures the two galleries have; the first is what the second should feel like. */
const sizes = [10, 200] as const;

const budgets = {
  /** First Contentful Paint of the large gallery, as a multiple of the small one's. */
  paintRatio: 1.1,
  /** Longest task while scrolling through it all, ms. */
  task: 50,
  /** From the press on a tile to its picture in the viewer, ms. */
  open: 100,
} as const;

const drawings = ['garba', 'lamps', 'music', 'stepwell', 'picnic', 'run'];

interface Figures {
  paint: number;
  longest: number;
  open: number;
}

interface GalleryBench {
  product: Pick<Product, 'url' | 'dataDir'>;
  /** The browser's path. */
  browser: string;
  quick: boolean;
}

/** A past event's gallery of two hundred pictures beside one of ten. */
export async function* measureGallery({ product, browser, quick }: GalleryBench): AsyncGenerator<Table> {
  for (const size of sizes) addEvent(product.dataDir, size);
  const running = await launchBrowser(browser);
  try {
    const runs = quick ? 1 : 5;
    const measured: Figures[] = [];
    for (const size of sizes) {
      const figures: Figures[] = [];
      for (let run = 0; run < runs; run += 1) figures.push(await visit(running, product.url, size));
      measured.push(middleOf(figures));
    }
    yield tableOf(measured, runs);
  } finally {
    await running.close();
  }
}

function addEvent(dataDir: string, size: number): void {
  const images = Array.from(
    { length: size },
    (_, place) => `/art/event-${drawings[place % drawings.length]}.svg?${place}`,
  );
  const event = { id: `event-bench-${size}`, title: `Gallery of ${size}`, date: '2026-01-01T18:00:00.000Z' };
  writeRows(dataDir, (database) => insertRows(database, 'events', [shownEvent(event, images)]));
}

async function visit(browser: Browser, url: string, size: number): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/events/past/event-bench-${size}`);
    const paint = await page.evaluate(firstPaint);
    // Pointed at, the page comes to life: then the tiles lead to addresses of their own.
    await page.hover('a[data-media="1"]');
    await page.waitForSelector('a[data-media="1"][href*="media="]');
    await wait(1_000);
    return { paint, longest: await scrollThrough(page), open: await openOne(page) };
  } finally {
    await context.close();
  }
}

/** The longest task while somebody turns the wheel to the end, ms; 0 when none was longer than 50. */
async function scrollThrough(page: Page): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset.longest = '0';
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { duration } of list.getEntries())
        dataset.longest = String(Math.max(Number(dataset.longest), duration));
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 700);
    await wait(60);
  }
  await wait(500);
  return page.evaluate(() => Number(document.documentElement.dataset.longest));
}

/** As a mouse does it: it points at the tile, which fetches the viewer, and presses. */
async function openOne(page: Page): Promise<number> {
  const tile = page.locator('a[data-media="2"]');
  await tile.scrollIntoViewIfNeeded();
  await tile.hover();
  await wait(500);
  return tile.evaluate(async (link: HTMLElement) => {
    const pressed = performance.now();
    link.click();
    const shown = () => document.querySelector('[role="dialog"] img') !== null;
    while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - pressed;
  });
}

const middleOf = (figures: readonly Figures[]): Figures => ({
  paint: median(figures.map(({ paint }) => paint)),
  longest: median(figures.map(({ longest }) => longest)),
  open: median(figures.map(({ open }) => open)),
});

function tableOf([small, large]: readonly Figures[], runs: number): Table {
  if (!small || !large) throw new Error('A gallery was not measured.');
  const ratio = large.paint / small.paint;
  return {
    title: 'What two hundred pictures cost a gallery',
    columns: ['', ...sizes.map((size) => `${size} pictures`), 'budget', ''],
    rows: [
      [
        'first paint',
        milliseconds(small.paint),
        milliseconds(large.paint),
        `× ${budgets.paintRatio}`,
        verdict(ratio, budgets.paintRatio),
      ],
      ...(['longest', 'open'] as const).map((name) => [
        name === 'open' ? 'opening the viewer' : 'longest task while scrolling',
        milliseconds(small[name]),
        milliseconds(large[name]),
        milliseconds(name === 'open' ? budgets.open : budgets.task),
        verdict(large[name], name === 'open' ? budgets.open : budgets.task),
      ]),
    ],
    notes: [`At full speed, 1280 × 800, median of ${runs}. A task of less than 50 ms counts as none.`],
  };
}
