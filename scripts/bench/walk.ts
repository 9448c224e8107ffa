import type { CDPSession, Page } from 'playwright-core';
import { importPeople } from './directory/engines.ts';
import { inventPeople } from './directory/people.ts';
import { type Heap, weighHeap } from './heap.ts';
import { onPhone } from './phone.ts';
import type { Product } from './product.ts';
import { type Table, verdict } from './table.ts';
import { launchBrowser } from './weights.ts';

/** Ours: what a tab may have grown since the beginning of its walk. */
const budget = 1.1;

/** After so many pages everything has been met once that a walk meets. */
const settledAfter = 20;

/** What a tab holds, after its rubbish was taken out. */
interface Held extends Heap {
  nodes: number;
  listeners: number;
}

/** A way through the site in one tab. */
interface Walk {
  name: string;
  start: `/${string}`;
  /** Goes to one more page, without loading a document. @param place Of the page, from 1. */
  step: (page: Page, place: number) => Promise<void>;
}

/** Follows a link as the page's own scripts do: a real press would have the tool look for a document that never loads. */
const press = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

const turning: Walk = {
  name: 'turning the directory’s pages',
  start: '/alumni-directory',
  async step(page, place) {
    await press(page, 'main a[rel="next"]');
    await page.waitForFunction(
      (shown) => document.querySelector('main nav [aria-current="page"]')?.textContent === shown,
      String(place + 1),
    );
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  },
};

/** Five, so that both counts are taken on the same one. */
const corners = ['/membership', '/events', '/alumni-directory', '/chapters/bay-area', '/news'];

const wandering: Walk = {
  name: 'from page to page by links of the foot',
  start: '/membership',
  async step(page, place) {
    const path = corners[place % corners.length] ?? '/';
    await press(page, `footer a[href="${path}"]`);
    // Whoever arrives stands in the page's heading.
    await page.waitForFunction(
      (wanted) => location.pathname === wanted && document.activeElement?.localName === 'h1',
      path,
    );
  },
};

interface WalkBench {
  product: Pick<Product, 'url' | 'dataDir'>;
  /** The browser's path. */
  browser: string;
  quick: boolean;
}

/** Four hundred pages in one tab: whether it grows. */
export async function measureWalk({ product, browser, quick }: WalkBench): Promise<Table> {
  const steps = quick ? 40 : 400;
  // 24 on a page, and one page more than there are steps.
  await importPeople({ DATA_DIR: product.dataDir }, inventPeople(24 * (steps + 1)));
  const running = await launchBrowser(browser);
  try {
    const rows: string[][] = [];
    for (const walk of [turning, wandering]) {
      const { early, late } = await onPhone(running, (page, devtools) =>
        walkOn(page, devtools, product.url, walk, steps),
      );
      rows.push(...rowsOf(walk, early, late));
    }
    return tableOf(rows, steps);
  } finally {
    await running.close();
  }
}

async function walkOn(page: Page, devtools: CDPSession, url: string, { start, step }: Walk, steps: number) {
  await devtools.send('Performance.enable');
  await page.goto(url + start, { waitUntil: 'networkidle' });
  const began = await page.evaluate(() => performance.timeOrigin);
  let early: Held | undefined;
  for (let place = 1; place <= steps; place += 1) {
    await step(page, place);
    if (place === settledAfter) early = await heldBy(devtools);
  }
  const late = await heldBy(devtools);
  if (!early || began !== (await page.evaluate(() => performance.timeOrigin)))
    throw new Error('On the walk a document was loaded: its memory is another one’s.');
  return { early, late };
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // What a first round frees may have held something else.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const figure = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  // The snapshot comes after the counting, for it holds nodes while it is taken.
  const counts = { nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
  return { ...counts, ...(await weighHeap(devtools)) };
}

function rowsOf({ name }: Walk, early: Held, late: Held): string[][] {
  const row = (what: string, before: number, after: number, shown: (figure: number) => string) => [
    `${name}, ${what}`,
    shown(before),
    shown(after),
    `× ${(after / before).toFixed(2)}`,
  ];
  const bounded = (...of: Parameters<typeof row>) => {
    const [, before, after] = of;
    return [...row(...of), `× ${budget.toFixed(2)}`, verdict(after / before, budget)];
  };
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;
  const counted = (count: number) => count.toLocaleString('en');
  return [
    bounded('objects and text', early.objects, late.objects, megabytes),
    [...row('compiled code', early.code, late.code, megabytes), '', ''],
    bounded('nodes', early.nodes, late.nodes, counted),
    bounded('listeners', early.listeners, late.listeners, counted),
  ];
}

const tableOf = (rows: readonly (readonly string[])[], steps: number): Table => ({
  title: `What ${steps} pages in a row leave behind`,
  columns: ['', `after ${settledAfter} pages`, `after ${steps}`, 'grown', 'at most', ''],
  rows,
  notes: [
    'In one tab at 412 × 823, each page by a press on a link and without loading a document; counted after collecting garbage. Nodes are all that the tab holds, also those that no page shows any more.',
    'Objects and text are what scripts keep, by a snapshot of the heap. Compiled code is the browser’s: the more often a script has run, the more of it is compiled, until all is; it has no budget.',
  ],
});
