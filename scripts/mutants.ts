/**
 * `npx pnpm@12 mutants [--at-once 1] [NAME …]`: makes mistakes on purpose in code that must have none, one after another, and
 * prints which of them no test notices. A name narrows it to files that have it in their path. It may be stopped at any moment,
 * and then goes on where it was. The exit code is 1 when tests notice too few of a group.
 */
import { availableParallelism, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { groups, leastScore } from './mutants/groups.ts';
import { type Measured, measure, mistakesIn, scoreOf } from './mutants/measure.ts';
import { requireRuntime } from './runtime.ts';
import { render } from './table.ts';

requireRuntime();
// Whatever else is measured on this machine goes first.
setPriority(19);

const { values, positionals: names } = parseArgs({
  options: { 'at-once': { type: 'string', default: String(availableParallelism()) } },
  allowPositionals: true,
});
const isAsked = (file: string) => names.length === 0 || names.some((name) => file.includes(name));
const rowOf = (name: string, measured: readonly Measured[]) => [
  name,
  String(mistakesIn(measured)),
  `${scoreOf(measured).toFixed(1)} %`,
];

const rows: string[][] = [];
for (const { name, files } of groups) {
  const all: Measured[] = [];
  for (const [file, tests] of Object.entries(files).filter(([path]) => isAsked(path))) {
    const measured = await measure(file, tests, Number(values['at-once']));
    const row = rowOf(file, [measured]);
    for (const line of [...measured.unnoticed, row.join('  ')]) console.log(line);
    all.push(measured);
    rows.push(row);
  }
  if (all.length === 0) continue;
  rows.push(rowOf(`All ${name}`, all));
  if (scoreOf(all) < leastScore) process.exitCode = 1;
}
const columns = ['file', 'mistakes', 'noticed'];
const notes = [`Of each group ${leastScore} % have to be noticed.`];
console.log(`\n${render({ title: 'Mistakes made on purpose', columns, rows, notes })}`);
