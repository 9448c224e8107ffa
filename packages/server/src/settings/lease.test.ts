import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { lease } from './lease.ts';

/** Two processes that share one directory. */
async function twoOnOneDirectory() {
  const dataDir = temporaryDirectory();
  return [await openTestDatabase(dataDir), await openTestDatabase(dataDir)] as const;
}

test('gives the lease to one of all callers, at first and after each expiry', async () => {
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

test('gives each task its own lease', async () => {
  const [one, other] = await twoOnOneDirectory();
  expect(await lease(one, 'sweep', 1_000, 5_000)).toBe(true);
  expect(await lease(other, 'reconcile', 1_000, 5_000)).toBe(true);
});

test('ignores a lease taken with a clock that was years ahead', async () => {
  const [one, other] = await twoOnOneDirectory();
  expect(await lease(one, 'sweep', 1_000, 9_000_000)).toBe(true);
  expect(await lease(other, 'sweep', 1_000, 5_000)).toBe(true);
});
