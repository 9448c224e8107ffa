/**
 * What the product costs: weights and times of its pages beside their plain-HTML twins, requests per second of its API,
 * and the price of every component, each beside its budget. A figure over its budget is said, never punished: timings
 * depend on the machine, so the exit code is 0 unless the bench itself breaks.
 *
 * `npx pnpm@12 bench [--quick] [--report] [--sizes [--update]] [--pages] [--page /events …] [--reads] [--api] [--components [--update]] [--gallery] [--directory] [--large]`;
 * without a choice, all of them. What was measured lies in `.cache/bench.md`; with `--report` it is `docs/bench.md`, which is committed, and
 * beside which later runs show in red what got slower.
 * `--update` writes the sizes down: of pages, and a unit test fails for every one that grows; of components, whose pages show them. `--quick` times each page once in one throttling mode, and a directory of 5,000 members only; `--large` also one of a
 * million.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
import { besideLast, figuresIn, inColour, loadNow, machine, page, worseMark } from './bench/report.ts';
import { measureSizes } from './bench/sizes.ts';
import { render, type Table } from './bench/table.ts';
import { findBrowser } from './browser.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { root } from './steps.ts';

const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true, default: [] },
    reads: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    components: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    directory: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const { quick, large } = chosen;
const isOfPages = chosen.pages || chosen.page.length > 0;
const sections = [
  chosen.sizes,
  isOfPages,
  chosen.reads,
  chosen.api,
  chosen.components,
  chosen.gallery,
  chosen.directory,
];
const everything = !sections.includes(true);
const committed = path.join(root, 'docs', 'bench.md');
const last = figuresIn(await readFile(committed, 'utf8').catch(() => ''));
const tables: Table[] = [];
const began = performance.now();
const load = loadNow();

if (everything || chosen.sizes) print(await measureSizes(chosen.update));
if (everything || chosen.components) await printTables(measureComponents(chosen.update));
if (everything || chosen.reads)
  await withProduct(async ({ url }) => print(await measureReads({ url, quick })));
if (everything || chosen.api) await withProduct(({ url }) => printTables(measureApi({ url, quick })));
if (everything || isOfPages || chosen.gallery || chosen.directory) {
  await ensureBrowser();
  const browser = findBrowser() ?? chromium.executablePath();
  if (everything || chosen.gallery)
    await withProduct((product) => printTables(measureGallery({ product, browser, quick })));
  if (everything || chosen.directory)
    await withProduct((product) => printTables(measureDirectory({ product, browser, quick, large })));
  if (everything || isOfPages)
    await withProduct(({ url }) => printTables(measurePages({ url, browser, quick, paths: chosen.page })));
}
const seconds = Math.round((performance.now() - began) / 1000);
const said = [
  `Measured on ${new Date().toISOString().slice(0, 10)} in ${seconds} s${quick ? ', quickly: one run, one throttling mode' : ''}.`,
  `Machine: ${machine()}; its load was ${load} at the beginning and ${loadNow()} at the end.`,
  `${worseMark} stands behind a time that is more than a fifth worse than in the report before.`,
];
console.log(said.join('\n'));

const written = chosen.report ? committed : path.join(root, '.cache', 'bench.md');
await mkdir(path.dirname(written), { recursive: true });
await writeFile(written, page(tables, said));

function print(table: Table): void {
  const beside = besideLast(table, last);
  console.log(inColour(render(beside)));
  tables.push(beside);
}

async function printTables(some: AsyncIterable<Table>): Promise<void> {
  for await (const table of some) print(table);
}

async function withProduct(measure: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct({ RATE_LIMIT_WRITES: '0', RATE_LIMIT_READS: '0' });
  try {
    await measure(product);
  } finally {
    await product.stop();
  }
}
