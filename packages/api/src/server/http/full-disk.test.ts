import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import { keepSetting } from '../settings/settings.ts';
import { needsSqlite } from '../test-database.ts';
import { contactBody, testServer } from '../test-server.ts';

const opened: Database[] = [];

vi.mock(import('../database/open.ts'), async (original) => {
  const real = await original();
  return {
    async openDatabase(...options) {
      const database = await real.openDatabase(...options);
      opened.push(database);
      return database;
    },
  };
});

/** How large the file may become; not below what it has. The last two: before, the first start made what is copied. */
async function mostPages(pages: number): Promise<void> {
  for (const database of opened.slice(-2))
    await write(database, (writing) => sql.raw(`pragma max_page_count = ${pages}`).execute(writing));
}

test('on a full disk what is sent is asked to come again, the cause is in the log, and reading goes on', async (context) => {
  needsSqlite(
    context,
    'its file can be told to be full; of PostgreSQL class 53 is known, as `away.test.ts` has it',
  );
  const { post, request, rows, faults } = await testServer();
  await mostPages(1);
  const long = 'x'.repeat(4_900);
  const answers = [];
  for (let number = 0; number < 40; number += 1)
    answers.push(await post('/contact', contactBody({ message: `${number} ${long}` })));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  expect(faults[0]).toContain('DatabaseUnavailable SQLITE_FULL');
  expect((await rows()).messages).toHaveLength(answers.length - refused.length);
  expect((await request('/events/get-active-events')).status).toBe(200);
  await mostPages(1_000_000);
  expect((await post('/contact', contactBody({ message: 'There is room again.' }))).status).toBe(200);
});

test('after a write that could not be done the server is not well until one works again', async (context) => {
  needsSqlite(context, 'only there one process keeps others from writing');
  const { database, post, request } = await testServer();
  const health = async () => (await request('/health')).status;
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const elsewhere = write(database, async (writing) => {
    await keepSetting(writing, 'elsewhere', 'writes');
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  expect(await health()).toBe(200);
  expect((await post('/contact', contactBody())).status).toBe(503);
  expect(await health()).toBe(503);
  ended.resolve();
  await elsewhere;
  expect([await health(), await health()]).toEqual([200, 200]);
  expect((await post('/contact', contactBody())).status).toBe(200);
});
