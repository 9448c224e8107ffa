/**
 * `npx pnpm@12 mutants [--at-once 1] [NAME …]`: makes mistakes in the code that must not have any, one at a time, and prints which of them no
 * test notices. A name narrows it to files that have it in their path. It may be stopped, and goes on where it was.
 */
import { availableParallelism, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { render } from './bench/table.ts';
import { groups } from './mutants/groups.ts';
import { measure, scoreOf } from './mutants/measure.ts';
import { requireRuntime } from './runtime.ts';

requireRuntime();
// Whatever else is measured on this machine goes first.
setPriority(19);

const { values, positionals: names } = parseArgs({
  options: { 'at-once': { type: 'string', default: String(availableParallelism()) } },
  allowPositionals: true,
});
const rows: string[][] = [];
for (const { name, files } of groups) {
  for (const [file, tests] of Object.entries(files)) {
    if (names.length > 0 && !names.some((part) => file.includes(part))) continue;
    const measured = await measure(file, tests, Number(values['at-once']));
    for (const sentence of measured.unnoticed) console.log(sentence);
    rows.push([
      file,
      name,
      String(measured.noticed + measured.unnoticed.length),
      `${scoreOf([measured]).toFixed(1)} %`,
    ]);
    console.log(rows.at(-1)?.join('  '));
  }
}
console.log(
  `\n${render({ title: 'Mistakes made on purpose', columns: ['file', 'group', 'mistakes', 'noticed'], rows })}`,
);
