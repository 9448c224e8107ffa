/**
 * What the product costs: weights and times of its pages beside their plain-HTML twins, requests per second of its API,
 * and the price of every component, each beside its budget. A figure over its budget is said, never punished: timings
 * depend on the machine, so the exit code is 0 unless the bench itself breaks.
 *
 * `npx pnpm@12 bench [--quick] [--sizes [--update]] [--pages] [--reads] [--api] [--components [--update]] [--gallery] [--directory] [--large]`; without a choice, all of them.
 * `--update` writes the sizes down: of pages, and a unit test fails for every one that grows; of components, whose pages show them. `--quick` times each page once in one throttling mode, and a directory of 5,000 members only; `--large` also one of a
 * million.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measureApi } from './bench/api.ts';
import { measureDirectory } from './bench/benchDirectory.ts';
import { measurePages } from './bench/benchPages.ts';
import { measureComponents } from './bench/components.ts';
import { measureGallery } from './bench/gallery.ts';
import { type Product, startProduct } from './bench/product.ts';
import { measureReads } from './bench/reads.ts';
import { measureSizes } from './bench/sizes.ts';
import { render, type Table } from './bench/table.ts';
import { findBrowser } from './browser.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { root } from './steps.ts';

const began = performance.now();
const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    reads: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    components: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    directory: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
  },
});
const { quick, large } = chosen;
const sections = [
  chosen.sizes,
  chosen.pages,
  chosen.reads,
  chosen.api,
  chosen.components,
  chosen.gallery,
  chosen.directory,
];
const everything = !sections.includes(true);
const report: string[] = [];

if (everything || chosen.sizes) print(render(await measureSizes(chosen.update)));
if (everything || chosen.components) await printTables(measureComponents(chosen.update));
if (everything || chosen.reads)
  await withProduct(async ({ url }) => print(render(await measureReads({ url, quick }))));
if (everything || chosen.api) await withProduct(({ url }) => printTables(measureApi({ url, quick })));
if (everything || chosen.pages || chosen.gallery || chosen.directory) {
  await ensureBrowser();
  const browser = findBrowser() ?? chromium.executablePath();
  if (everything || chosen.gallery)
    await withProduct((product) => printTables(measureGallery({ product, browser, quick })));
  if (everything || chosen.directory)
    await withProduct((product) => printTables(measureDirectory({ product, browser, quick, large })));
  if (everything || chosen.pages)
    await withProduct(({ url }) => printTables(measurePages({ url, browser, quick })));
}
const seconds = Math.round((performance.now() - began) / 1000);
print(`Measured in ${seconds} s${quick ? ', quickly: one run, one throttling mode' : ''}.`);

await mkdir(path.join(root, '.cache'), { recursive: true });
await writeFile(path.join(root, '.cache', 'bench.md'), `# What the product costs\n\n${report.join('\n')}\n`);

function print(text: string): void {
  console.log(text);
  report.push(text);
}

async function printTables(tables: AsyncIterable<Table>): Promise<void> {
  for await (const table of tables) print(render(table));
}

async function withProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ RATE_LIMIT_WRITES: '0', RATE_LIMIT_READS: '0' });
  try {
    await measure(product);
  } finally {
    await product.stop();
  }
}
