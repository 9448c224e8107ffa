import { startChrome } from './chrome.ts';
import { contentsTable } from './contents.ts';
import { type BenchPage, benchPages } from './pages.ts';
import { type PageTiming, timingTable, weightNotes, weightTable } from './pageTables.ts';
import type { Table } from './table.ts';
import { throttlingMethods, time, timePair } from './timings.ts';
import { startTwin } from './twin.ts';
import { launchBrowser, type PageWeight, weigh } from './weights.ts';

interface PageBench {
  /** The running product, without a slash at its end. */
  url: string;
  /** The browser's path. */
  browser: string;
  /** One run in one throttling mode instead of five in two. */
  quick: boolean;
}

/** Weighs and times every page of the list; each table comes as soon as it is known. */
export async function* measurePages({ url, browser, quick }: PageBench): AsyncGenerator<Table> {
  const weights = await weighPages(url, browser);
  for (const [index, { page, weight }] of weights.entries()) {
    yield { ...weightTable(page, weight), notes: index === 0 ? weightNotes : [] };
  }
  const scripts = weights.map(({ page, weight }) => ({
    path: page.path,
    scripts: weight.files.filter((file) => file.kind === 'javascript').map((file) => file.path),
  }));
  yield await contentsTable(scripts.filter((page) => page.scripts.length > 0));
  yield await timePages({ url, browser, quick });
}

async function weighPages(url: string, executable: string) {
  const browser = await launchBrowser(executable);
  try {
    const weights: { page: BenchPage; weight: PageWeight }[] = [];
    for (const page of benchPages) weights.push({ page, weight: await weigh(browser, url, page) });
    return weights;
  } finally {
    await browser.close();
  }
}

async function timePages({ url, browser, quick }: PageBench): Promise<Table> {
  const runs = quick ? 1 : 5;
  const modes = quick ? throttlingMethods.slice(0, 1) : throttlingMethods;
  const twin = await startTwin(url);
  const chrome = await startChrome(browser);
  try {
    const timings: PageTiming[] = [];
    // The first load of all warms the browser, and is thrown away.
    await time(url, chrome.port, 'simulate');
    for (const { path } of benchPages) {
      await twin.keep(path);
      for (const mode of modes) {
        const pair = await timePair(url + path, twin.url + path, { port: chrome.port, mode, runs });
        timings.push({ path, mode, ...pair });
      }
    }
    return timingTable(timings, runs);
  } finally {
    await chrome.stop();
    await twin.stop();
  }
}
