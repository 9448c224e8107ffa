import { LeftOut, proof } from '../testing/test-proof.ts';
import { outsideAsked } from './kernel/test-outside.ts';

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function timed(call: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await call();
  return performance.now() - from;
}

proof(
  {
    what: 'what is outside of a volunteer’s reach is found missing as fast as what is nowhere',
    full: 1_000,
    of: 'askings of each row by both',
  },
  async (count) => {
    if (count < 100)
      throw new LeftOut('The middle of fewer than a hundred times says nothing: with --share 0.1.');
    const { database, rows: all } = await outsideAsked();
    // A draft is found by who wrote it, whatever it is about.
    const rows = all.filter(({ name }) => !name.endsWith('Draft'));
    const took = rows.map(({ name }) => ({ name, there: [] as number[], nowhere: [] as number[] }));
    for (let round = 0; round < count; round += 1) {
      // Else somebody who asks so often would be asked to wait.
      await database.deleteFrom('rate_windows').execute();
      for (const [index, row] of rows.entries()) {
        const its = took[index];
        const sides = ['there', 'nowhere'] as const;
        // Whoever comes first finds everything colder.
        for (const side of round % 2 === 0 ? sides : sides.toReversed())
          its?.[side].push(await timed(row[side]));
      }
    }
    const apart = took
      .map(({ name, there, nowhere }) => ({ name, there: middle(there), nowhere: middle(nowhere) }))
      .map((one) => ({ ...one, µs: Math.abs(one.there - one.nowhere) * 1_000 }))
      .sort((one, other) => other.µs - one.µs);
    const [worst] = apart;
    if (!worst) throw new Error('No row takes an id.');
    if (worst.µs > 1_000) throw new Error(`${worst.name} takes another time for what is there.`);
    return `medians ${worst.µs.toFixed(0)} µs apart, of ${worst.name}`;
  },
);
