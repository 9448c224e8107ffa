/**
 * What the product costs: weights and times of its pages beside their plain-HTML twins, requests per second of its API,
 * and the price of every component, each beside its budget. A figure over its budget is said, never punished: timings
 * depend on the machine, so the exit code is 0 unless the bench itself breaks.
 *
 * `npx pnpm@12 bench [--quick] [--report] [--sizes [--update]] [--pages] [--timing] [--page /events …] [--reads] [--api] [--peers] [--gallery] [--interaction] [--growth] [--images] [--walk] [--directory [--members 1000000]] [--large]`;
 * without a choice, all of them. `--pages` weighs them, `--timing` loads each twenty times and takes more than an hour: `--page` chooses some, of `--reads`, `--images` and `--interaction`, too. What was measured lies in `.cache/bench.md`; with `--report` it is put into `docs/bench.md`, in place of what
 * stood there of the same, which is committed, and beside which later runs show in red what got slower.
 * `--update` writes the sizes down: of pages, and a unit test fails for every one that grows; of components, whose pages show them. `--quick` times each page once in one throttling mode, and a directory of 5,000 members only; `--large` also one of a
 * million. `--peers` installs other servers below `.cache/peers`, and an older commit of this repository, and measures reads and durable writes on them and on ours by turns.
 * `--interaction` presses things on a phone and says when the next paint comes, `--growth` how a page's cost grows with a hundred times as much behind it,
 * `--images` how many pixels are fetched for nothing, `--walk` what four hundred pages in one tab leave behind.
 */
import { writeFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measureApi } from './bench/api.ts';
import { measureDirectory } from './bench/benchDirectory.ts';
import { timeAll, weighAll } from './bench/benchPages.ts';
import { measureGallery } from './bench/gallery.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureImages } from './bench/images.ts';
import { measureInteraction } from './bench/interaction.ts';
import { measureServers } from './bench/peers/measureServers.ts';
import { measureWrites } from './bench/peers/measureWrites.ts';
import { type Product, startProduct, withoutLimits } from './bench/product.ts';
import { measureReads } from './bench/reads.ts';
import { besideLast, dated, figuresIn, inColour, page, worseMark } from './bench/report.ts';
import { measureSizes } from './bench/sizes.ts';
import { render, type Table } from './bench/table.ts';
import { measureWalk } from './bench/walk.ts';
import { findBrowser } from './browser.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { root } from './steps.ts';

const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
    timing: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true, default: [] },
    reads: { type: 'boolean', default: false },
    api: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    gallery: { type: 'boolean', default: false },
    interaction: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    images: { type: 'boolean', default: false },
    walk: { type: 'boolean', default: false },
    directory: { type: 'boolean', default: false },
    members: { type: 'string' },
    large: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
const { quick, large } = chosen;
const members = chosen.members === undefined ? undefined : Number(chosen.members);
if (quick && chosen.report) {
  console.error('A report is measured in full: --report goes without --quick.');
  process.exit(1);
}
const { page: paths, sizes, reads, api, peers } = chosen;
const { gallery, interaction, growth, images, walk, directory } = chosen;
if (chosen.report && paths.length > 0 && (reads || images || interaction)) {
  console.error(
    'What is one table in the report is measured whole: --reads, --images and --interaction go with --report or with --page.',
  );
  process.exit(1);
}
const inBrowser = [chosen.pages, chosen.timing, gallery, interaction, growth, images, walk, directory];
const isNothingNamed = ![sizes, reads, api, peers, ...inBrowser].includes(true);
// Of chosen pages both, where nothing else is said of them.
const isWeighed = chosen.pages || (isNothingNamed && paths.length > 0);
const isTimed = chosen.timing || (isNothingNamed && paths.length > 0);
const everything = isNothingNamed && paths.length === 0;
const committed = path.join(root, 'docs', 'bench.md');
const lastReport = await readFile(committed, 'utf8').catch(() => '');
const last = figuresIn(lastReport);
const tables: Table[] = [];
const said = [
  'Written by `npx pnpm@12 bench --report`, whose parts may be measured apart: below each table stand its day, its machine and how busy that was.',
  `${worseMark} stands behind a time that is more than a fifth worse than in the report before.`,
];
const written = chosen.report ? committed : path.join(root, '.cache', 'bench.md');
await mkdir(path.dirname(written), { recursive: true });
const began = performance.now();

if (everything || sizes) await section('sizes', async () => print(await measureSizes(chosen.update)));
if (everything || reads) await section('reads', async () => print(await measureReads({ quick, paths })));
if (everything || api) await onProduct('api', ({ url }) => printTables(measureApi({ url, quick })));
if (everything || peers) {
  await onProduct('peers', async ({ url }) => print(await measureServers({ url, quick })));
  await section('peers', async () => print(await measureWrites({ quick })));
}
if (everything || isWeighed || inBrowser.includes(true)) {
  await ensureBrowser();
  const browser = findBrowser() ?? chromium.executablePath();
  if (everything || gallery)
    await onProduct('gallery', (product) => printTables(measureGallery({ product, browser, quick })));
  if (everything || interaction)
    await onProduct('interaction', async (product) =>
      print(await measureInteraction({ product, browser, quick, paths })),
    );
  if (everything || growth)
    await section('growth', async () => print(await measureGrowth({ browser, quick, large })));
  if (everything || images)
    await onProduct('images', (product) => printTables(measureImages({ product, browser, quick, paths })));
  if (everything || walk)
    await onProduct('walk', async (product) => print(await measureWalk({ product, browser, quick })));
  if (everything || directory)
    await onProduct('directory', (product) =>
      printTables(measureDirectory({ product, browser, quick, large, members })),
    );
  if (everything || isWeighed)
    await onProduct('pages', ({ url }) => printTables(weighAll({ url, browser, paths })));
  if (everything || isTimed)
    await onProduct('timing', ({ url }) => printTables(timeAll({ url, browser, quick, paths })));
}
console.log(`Measured in ${Math.round((performance.now() - began) / 1000)} s.`);

function print(table: Table): void {
  const beside = dated(besideLast(table, last));
  console.log(inColour(render(beside)));
  tables.push(beside);
  // At once: what comes after it may take an hour, and break.
  writeFileSync(written, page(tables, said, chosen.report ? lastReport : ''));
}

async function printTables(some: AsyncIterable<Table>): Promise<void> {
  for await (const table of some) print(table);
}

/** What breaks is said and fails the run at its end: the other sections, which may take hours, are measured all the same. */
async function section(name: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
  } catch (cause) {
    process.exitCode = 1;
    console.error(`--${name} broke:`, cause);
  }
}

function onProduct(name: string, measure: (product: Product) => Promise<void>): Promise<void> {
  return section(name, async () => {
    const product = await startProduct(withoutLimits);
    try {
      await measure(product);
    } finally {
      await product.stop();
    }
  });
}
