import { expect } from 'vitest';
import { testedEngine } from '../testing/test-database.ts';
import { failingDisk } from '../testing/test-disk.ts';
import { killOften, writeThrough } from '../testing/test-killing.ts';
import { proof } from '../testing/test-proof.ts';
import { temporaryDirectory } from '../testing/test-server.ts';

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
