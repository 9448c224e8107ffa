import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { memoryOf } from '../../memoryOf.ts';
import { askAgain, askUntil } from '../ask.ts';
import { firstPaint, onPhone, slowDown } from '../phone.ts';
import { type Product, startProduct, withoutLimits } from '../product.ts';
import { median } from '../table.ts';
import { writeRows } from '../writeRows.ts';
import type { Growing } from './things.ts';

/** As `npx pnpm@12 start` and the container image run it. */
const settings = {
  ...withoutLimits,
  NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

/** How often one page is asked for. */
export const asks = 20;

/** What one size costs; times in ms. */
export interface Cost {
  paint: number;
  answer: number;
  /** Of the next page; missing where there is none. */
  next: number | undefined;
  slowest: number;
  shownAfter: number;
  bytes: number;
  /** Of the server's process, MB. */
  memory: number;
}

/** Starts an installation for each size, so that none remembers another. */
export async function costOf(thing: Growing, size: number, browser: Browser, runs: number): Promise<Cost> {
  const product = await startProduct(settings);
  try {
    await thing.grow(product.dataDir, size);
    const url = product.url + thing.path;
    const arrive = async (word: string) => {
      writeRows(product.dataDir, (database) => thing.change(database, word));
      return askUntil(url, word);
    };
    // The first change waits until what was added is there.
    await arrive('Grown-to-size');
    const { ms: answer, bytes } = await askAgain(url, asks);
    const next = thing.next && (await askAgain(product.url + thing.next, asks)).ms;
    const changes: Awaited<ReturnType<typeof arrive>>[] = [];
    for (let run = 0; run < runs; run += 1) changes.push(await arrive(`Changed-${run}-times`));
    const paint = await paintOf(browser, url, runs);
    const memory = await memoryAtRest(product);
    return {
      paint,
      answer,
      next,
      slowest: median(changes.map(({ slowest }) => slowest)),
      shownAfter: median(changes.map(({ shownAfter }) => shownAfter)),
      bytes,
      memory,
    };
  } finally {
    await product.stop();
  }
}

async function paintOf(browser: Browser, url: string, runs: number): Promise<number> {
  const paints: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const paint = await onPhone(browser, async (page, devtools) => {
      await slowDown(devtools);
      await page.goto(url);
      return page.evaluate(firstPaint);
    });
    // The first one starts the browser's processes, and is thrown away.
    if (run > 0) paints.push(paint);
  }
  return median(paints);
}

async function memoryAtRest({ pid }: Pick<Product, 'pid'>): Promise<number> {
  await wait(2_000);
  return memoryOf(pid);
}
