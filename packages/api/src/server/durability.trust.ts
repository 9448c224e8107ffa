import { expect } from 'vitest';
import { testedEngine } from './test-database.ts';
import { type CutDisk, cutDisk, failingDisk } from './test-disk.ts';
import { killOften, writeThrough } from './test-killing.ts';
import { proof } from './test-proof.ts';
import { temporaryDirectory } from './test-server.ts';

proof(
  {
    what: 'kill -9 while people send: every acknowledged row and its letter are there',
    full: 1_000,
    of: 'kills',
  },
  async (rounds) => {
    const { acknowledged, faults } = await killOften({ rounds });
    expect(faults).toEqual([]);
    // More than the first of each round. PostgreSQL shares the machine with what is killed, and has done less by then.
    expect(acknowledged).toBeGreaterThan(testedEngine === 'sqlite' ? rounds * 2 : rounds);
    return `${acknowledged.toLocaleString('en-US')} acknowledged, 0 lost`;
  },
);

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

proof(
  {
    what: 'a disk that is full, or broken, while people send: 503, nothing acknowledged is lost, and it goes on',
    full: 400,
    of: 'faults',
  },
  async (count) => {
    const directory = temporaryDirectory();
    const { variables, fail, heal } = failingDisk(directory);
    let [refused, taken] = [0, 0];
    const { faults } = await writeThrough(directory, variables, async (statuses) => {
      for (let number = 0; number < count; number += 1) {
        fail(number % 2 === 0 ? 'full' : 'broken');
        for (let status = await statuses(); status !== '503'; status = await statuses())
          expect(status).toBe('200');
        heal();
        refused += 1;
        // What was on its way meanwhile is still refused.
        for (let status = await statuses(); status !== '200'; status = await statuses())
          expect(status).toBe('503');
        taken += 1;
      }
    });
    expect(faults).toEqual([]);
    return `${refused} times refused, ${taken} times taken again`;
  },
);
