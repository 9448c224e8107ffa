import { startChrome } from './chrome.ts';
import { contentsTable } from './contents.ts';
import { type ChosenPages, ofPages } from './ofPages.ts';
import { type BenchPage, benchPages } from './pages.ts';
import { type PageTiming, timingNotes, timingTable, weightNotes, weightTable } from './pageTables.ts';
import type { Table } from './table.ts';
import { throttlingMethods, time, timePair } from './timings.ts';
import { startTwin } from './twin.ts';
import { launchBrowser, type PageWeight, weigh } from './weights.ts';

interface PageBench extends ChosenPages {
  /** The running product, without a slash at its end. */
  url: string;
  /** The browser's path. */
  browser: string;
  /** One run in one throttling mode instead of five in two. */
  quick: boolean;
}

/** Weighs the pages and says what their code is made of; that only of all of them, for it is one table. */
export async function* weighAll({ url, browser, paths }: Omit<PageBench, 'quick'>): AsyncGenerator<Table> {
  const weights = await weighPages(url, browser, ofPages(benchPages, paths));
  for (const [index, { page, weight }] of weights.entries()) {
    yield { ...weightTable(page, weight), notes: index === 0 ? weightNotes : [] };
  }
  if (paths.length > 0) return;
  const scripts = weights.map(({ page, weight }) => ({
    path: page.path,
    scripts: weight.files.filter((file) => file.kind === 'javascript').map((file) => file.path),
  }));
  yield await contentsTable(scripts.filter((page) => page.scripts.length > 0));
}

/** Times the pages, each beside its twin; a table comes with each, for all of them take more than an hour. */
export async function* timeAll({ url, browser, quick, paths }: PageBench): AsyncGenerator<Table> {
  const runs = quick ? 1 : 5;
  const modes = quick ? throttlingMethods.slice(0, 1) : throttlingMethods;
  const twin = await startTwin(url);
  const chrome = await startChrome(browser);
  const rowsOf = async (page: string, path: string) => {
    const rows: PageTiming[] = [];
    for (const mode of modes)
      rows.push({
        mode,
        ...(await timePair(page + path, twin.url + path, { port: chrome.port, mode, runs })),
      });
    return rows;
  };
  try {
    // The first load of all warms the browser, and is thrown away.
    await time(url, chrome.port, 'simulate');
    if (paths.length === 0) {
      await twin.keep('/');
      const noise = timingTable('A plain-HTML twin beside itself', await rowsOf(twin.url, '/'));
      yield { ...noise, notes: timingNotes(runs) };
    }
    for (const { path } of ofPages(benchPages, paths)) {
      await twin.keep(path);
      yield timingTable(`How fast ${path} is beside its plain-HTML twin`, await rowsOf(url, path));
    }
  } finally {
    await chrome.stop();
    await twin.stop();
  }
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
