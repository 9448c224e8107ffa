import { expect, test } from 'vitest';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { countInWindow, forgetRateWindows } from './rate-windows.ts';

const noon = Date.UTC(2027, 0, 1, 12);

test('deletes attempts a day after their window', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  await countInWindow(database, 'somebody', noon);
  await countInWindow(database, 'somebody', noon + 1);
  await forgetRateWindows(database, noon + 86_400_000);
  expect(await countInWindow(database, 'somebody', noon, 0)).toBe(1);
  await forgetRateWindows(database, noon + 86_400_001);
  expect(await countInWindow(database, 'somebody', noon, 0)).toBe(0);
  expect(await countInWindow(database, 'somebody', noon + 1, 0)).toBe(1);
});
