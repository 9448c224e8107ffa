import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { limits, weighedPages } from '../../site/build/sizes.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { kilobytes, type Table } from '../table.ts';

interface Loaded {
  scripts: string[];
  /** Style sheets that blocked the first paint. */
  blockingStyles: string[];
}

/** Addresses of everything that a page loads until the network is idle, without any interaction. */
async function loadedBy(browser: Browser, address: string): Promise<Loaded> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    const isBlocking = (file: PerformanceEntry) =>
      'renderBlockingStatus' in file && file.renderBlockingStatus === 'blocking';
    const isFile = (ending: string) => (file: PerformanceEntry) =>
      new URL(file.name).pathname.endsWith(ending);
    const addressesOf = (some: PerformanceEntry[]) => [...new Set(some.map(({ name }) => name))];
    const styles = files.filter(isFile('.css')).filter(isBlocking);
    return { scripts: addressesOf(files.filter(isFile('.js'))), blockingStyles: addressesOf(styles) };
  });
  await page.close();
  return loaded;
}

/** Sum of the sizes of bodies, each compressed separately. */
async function sizeOf(
  addresses: Iterable<string>,
  compress: (body: Uint8Array) => Uint8Array,
): Promise<number> {
  const bodies = [...addresses].map(async (address) => (await fetch(address)).arrayBuffer());
  const sizes = (await Promise.all(bodies)).map((body) => compress(new Uint8Array(body)).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Measures JavaScript before interaction and the first response of one page of each kind, in a real browser. */
export async function measureWeights(url: string): Promise<Table> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const rows: string[][] = [];
    for (const path of weighedPages) {
      const { scripts, blockingStyles } = await loadedBy(browser, url + path);
      const javascript = await sizeOf(scripts, (body) => gzipSync(body, { level: 9 }));
      const firstAnswer = await sizeOf([url + path, ...blockingStyles], brotliCompressSync);
      const isWithin =
        javascript <= limits.javascript &&
        scripts.length <= limits.files &&
        firstAnswer <= limits.firstAnswer;
      const figures = [kilobytes(javascript), String(scripts.length), kilobytes(firstAnswer)];
      rows.push([path, ...figures, isWithin ? 'ok' : 'OVER']);
    }
    const budgets = [kilobytes(limits.javascript), String(limits.files), kilobytes(limits.firstAnswer), ''];
    return {
      title: 'Weight of a page before use',
      columns: ['page', 'JavaScript (gzip)', 'files', 'first answer with CSS (Brotli)', ''],
      rows: [...rows, ['budget', ...budgets]],
    };
  } finally {
    await browser.close();
  }
}
