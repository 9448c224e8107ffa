import { expect } from 'vitest';
import { testedEngine } from '../testing/test-database.ts';
import { killOften } from '../testing/test-killing.ts';
import { proof } from '../testing/test-proof.ts';

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
