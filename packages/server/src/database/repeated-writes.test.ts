import { expect, test, vi } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { transaction } from './transaction.ts';

test('runs a transaction twice in tests, and discards the writes of the first run', async () => {
  const { database } = await testServer();
  const attempts = vi.fn();
  await transaction(database, async (trx) => {
    attempts();
    await trx.insertInto('settings').values({ key: 'test', value: '1' }).execute();
  });
  expect(attempts).toHaveBeenCalledTimes(2);
  const kept = await database.selectFrom('settings').selectAll().where('key', '=', 'test').execute();
  expect(kept).toHaveLength(1);
});
