import { LeftOut, proof } from '@banyan/server/proof';
import { expect } from 'vitest';
import { groups, leastScore } from '../mutants/groups.ts';
import { measure, mistakesIn, scoreOf } from '../mutants/measure.ts';
import { run } from '../steps.ts';

for (const { name, files } of groups) {
  const all = Object.entries(files);
  proof(
    {
      what: `of a hundred mistakes that are made in ${name} on purpose, tests notice ${leastScore}`,
      full: all.length,
      of: 'files',
    },
    async (count) => {
      if (!process.env.TRUST_ALL) throw new LeftOut('It takes three quarters of an hour: with --all.');
      const some = all.slice(0, count);
      // In a process of its own, which says which ones were not noticed, and gives way to what else is measured.
      expect(await run('node', ['scripts/mutants.ts', ...some.map(([file]) => file)])).toBe(0);
      const measured = await Promise.all(some.map(([file, tests]) => measure(file, tests, 1)));
      return `${scoreOf(measured).toFixed(1)} % of ${mistakesIn(measured).toLocaleString('en-US')} noticed`;
    },
  );
}
