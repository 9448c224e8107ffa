import { expect } from 'vitest';
import { type CutDisk, cutDisk } from '../testing/test-disk.ts';
import { killOften } from '../testing/test-killing.ts';
import { proof } from '../testing/test-proof.ts';

const cutting = ({ variables, between }: CutDisk, rounds: number, synchronous?: 'NORMAL' | 'OFF') =>
  killOften({
    rounds,
    between,
    variables: (directory) => ({ ...variables(directory), ...(synchronous && { SYNCHRONOUS: synchronous }) }),
  });

proof(
  {
    what: 'power cut while people send, the disk forgets what was not synced: every acknowledged row is there',
    full: 1_000,
    of: 'cuts',
  },
  async (rounds) => {
    const { acknowledged, faults } = await cutting(cutDisk(), rounds);
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(rounds * 2);
    return `${acknowledged.toLocaleString('en-US')} acknowledged, 0 lost`;
  },
);

for (const synchronous of ['NORMAL', 'OFF'] as const) {
  proof(
    {
      what: `control: with synchronous=${synchronous} the same power cuts lose rows`,
      full: 300,
      of: 'cuts',
    },
    async (rounds) => {
      const { faults } = await cutting(cutDisk(), rounds, synchronous);
      expect(faults.length).toBeGreaterThan(0);
      return `${faults.length.toLocaleString('en-US')} lost`;
    },
  );
}
