/**
 * `npx pnpm@12 bench [--weights] [--press] [--reads] [--writes] [--growth] [--large] [--quick]`: measures the built product and
 * prints Markdown tables with budgets. Without an option it measures everything. `--large` adds a million members to `--growth`;
 * `--quick` takes fewer rounds. Timings depend on the machine, so a figure over its budget does not fail the command.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureGrowth } from './bench/growth.ts';
import { measurePresses } from './bench/press.ts';
import { withProduct } from './bench/product.ts';
import { measureReads, measureUnderAttack } from './bench/reads.ts';
import { measureWeights } from './bench/weights.ts';
import { measureWrites } from './bench/writes.ts';
import { ensureBrowser } from './ensureBrowser.ts';
import { requireRuntime } from './runtime.ts';
import { render, type Table } from './table.ts';

requireRuntime();
const flag = { type: 'boolean', default: false } as const;
const { values: chosen } = parseArgs({
  options: { weights: flag, press: flag, reads: flag, writes: flag, growth: flag, large: flag, quick: flag },
});
const { weights, press, reads, writes, growth, large, quick } = chosen;
const isEverything = ![weights, press, reads, writes, growth, large].includes(true);

const print = (table: Table) => console.log(render(table));

const [processor] = cpus();
const day = new Date().toISOString().slice(0, 10);
console.log(
  `Measured on ${day}, ${cpus().length} × ${processor?.model}, ${process.platform}, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}.\n`,
);
if (isEverything || weights || press) await ensureBrowser();
if (isEverything || weights) print(await withProduct(({ url }) => measureWeights(url)));
if (isEverything || press) print(await withProduct(({ url }) => measurePresses(url, quick ? 1 : 5)));
if (isEverything || reads) {
  print(await withProduct((product) => measureReads(product, quick ? 1 : 5)));
  print(await withProduct(({ url }) => measureUnderAttack(url, quick ? 3 : 10)));
}
if (isEverything || writes) print(await withProduct(({ url }) => measureWrites(url, quick ? 0.25 : 1)));
if (isEverything || growth || large) print(await measureGrowth(large));
