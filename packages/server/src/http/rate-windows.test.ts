import { expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { countInWindow } from './rate-windows.ts';

test('reads the number of attempts without writing', async () => {
  const { database } = await testServer();
  const kept = () => database.selectFrom('rate_windows').select(['visitor', 'tries']).execute();
  expect(await countInWindow(database, 'somebody', 0, 0)).toBe(0);
  expect(await kept()).toEqual([]);
  expect(await countInWindow(database, 'somebody', 0)).toBe(1);
  expect(await countInWindow(database, 'somebody', 0, 2)).toBe(3);
  expect(await countInWindow(database, 'somebody', 0, 0)).toBe(3);
  expect(await kept()).toEqual([{ visitor: 'somebody', tries: 3 }]);
});
