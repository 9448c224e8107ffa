import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { lease } from './lease.ts';

/** Two processes' views of one directory. */
async function twoOnOneDirectory() {
  const dataDir = temporaryDirectory();
  return [await openTestDatabase(dataDir), await openTestDatabase(dataDir)] as const;
}

test('of all who ask at once one gets the lease, the first time and whenever it is over', async () => {
  const both = await twoOnOneDirectory();
  const askAll = async (now: number) => {
    const asked = [...both, ...both, ...both].map((database) => lease(database, 'sweep', 1_000, now));
    return (await Promise.all(asked)).filter(Boolean).length;
  };
  expect(await askAll(5_000)).toBe(1);
  expect(await askAll(5_999)).toBe(0);
  expect(await askAll(6_000)).toBe(1);
  expect(await askAll(6_500)).toBe(0);
});

test('another task has another lease', async () => {
  const [one, other] = await twoOnOneDirectory();
  expect(await lease(one, 'sweep', 1_000, 5_000)).toBe(true);
  expect(await lease(other, 'reconcile', 1_000, 5_000)).toBe(true);
});

test('a lease of a clock that was years ahead holds nothing up', async () => {
  const [one, other] = await twoOnOneDirectory();
  expect(await lease(one, 'sweep', 1_000, 9_000_000)).toBe(true);
  expect(await lease(other, 'sweep', 1_000, 5_000)).toBe(true);
});
