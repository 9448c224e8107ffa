import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { limits, weighedPages } from '../../site/build/sizes.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { kilobytes, type Table } from '../table.ts';

/** Addresses of what a page loads until the network is idle, by type of resource. Nobody uses the page meanwhile. */
async function loadedBy(browser: Browser, address: string): Promise<Map<string, Set<string>>> {
  const page = await browser.newPage();
  const loaded = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const type = request.resourceType();
    loaded.set(type, (loaded.get(type) ?? new Set()).add(request.url()));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return loaded;
}

/** Sum of the sizes of bodies, each compressed by itself. */
async function sizeOf(
  addresses: Iterable<string>,
  compress: (body: Uint8Array) => Uint8Array,
): Promise<number> {
  const bodies = [...addresses].map(async (address) => (await fetch(address)).arrayBuffer());
  const sizes = (await Promise.all(bodies)).map((body) => compress(new Uint8Array(body)).byteLength);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** JavaScript before use and first answer of one page of each kind, in a real browser. */
export async function measureWeights(url: string): Promise<Table> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    const rows: string[][] = [];
    for (const path of weighedPages) {
      const loaded = await loadedBy(browser, url + path);
      const scripts = loaded.get('script') ?? new Set();
      const javascript = await sizeOf(scripts, (body) => gzipSync(body, { level: 9 }));
      const firstAnswer = await sizeOf([url + path, ...(loaded.get('stylesheet') ?? [])], brotliCompressSync);
      const isWithin =
        javascript <= limits.javascript && scripts.size <= limits.files && firstAnswer <= limits.firstAnswer;
      const figures = [kilobytes(javascript), String(scripts.size), kilobytes(firstAnswer)];
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
