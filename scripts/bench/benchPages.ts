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
  /** Of these pages only; of all, when empty. */
  paths: readonly string[];
}

/** Weighs and times every page of the list; each table comes as soon as it is known. */
export async function* measurePages({ url, browser, quick, paths }: PageBench): AsyncGenerator<Table> {
  const pages = benchPages.filter(({ path }) => paths.length === 0 || paths.includes(path));
  if (pages.length === 0)
    throw new Error(`The bench knows no page ${paths.join(' or ')}: they stand in bench/pages.ts.`);
  const weights = await weighPages(url, browser, pages);
  for (const [index, { page, weight }] of weights.entries()) {
    yield { ...weightTable(page, weight), notes: index === 0 ? weightNotes : [] };
  }
  const scripts = weights.map(({ page, weight }) => ({
    path: page.path,
    scripts: weight.files.filter((file) => file.kind === 'javascript').map((file) => file.path),
  }));
  yield await contentsTable(scripts.filter((page) => page.scripts.length > 0));
  yield await timePages({ url, browser, quick }, pages);
}

async function weighPages(url: string, executable: string, pages: readonly BenchPage[]) {
  const browser = await launchBrowser(executable);
  try {
    const weights: { page: BenchPage; weight: PageWeight }[] = [];
    for (const page of pages) weights.push({ page, weight: await weigh(browser, url, page) });
    return weights;
  } finally {
    await browser.close();
  }
}

async function timePages(
  { url, browser, quick }: Omit<PageBench, 'paths'>,
  pages: readonly BenchPage[],
): Promise<Table> {
  const runs = quick ? 1 : 5;
  const modes = quick ? throttlingMethods.slice(0, 1) : throttlingMethods;
  const twin = await startTwin(url);
  const chrome = await startChrome(browser);
  try {
    const timings: PageTiming[] = [];
    // The first load of all warms the browser, and is thrown away.
    await time(url, chrome.port, 'simulate');
    for (const { path } of pages) {
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
