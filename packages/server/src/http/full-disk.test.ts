import { readdirSync } from 'node:fs';
import { formDataOf } from '@banyan/api/internal';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { keepSetting } from '../settings/settings.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { needsSqlite } from '../testing/test-database.ts';
import { contactBody, eventBody, registrationBody, testServer } from '../testing/test-server.ts';

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

/**
 * Limits the size of the database file, to a size not below the current one. Only the last two databases: earlier ones belong to
 * the first start, which made the template.
 */
async function mostPages(pages: number): Promise<void> {
  for (const database of opened.slice(-2))
    await transaction(database, (trx) => sql.raw(`pragma max_page_count = ${pages}`).execute(trx));
}

/** Set while the disk accepts no more files. */
const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original();
  /** Writes half of the file, as on a disk that becomes full. */
  const writeFile: typeof real.writeFile = async (file, data, options) => {
    if (!disk.isFull) return real.writeFile(file, data, options);
    await real.writeFile(file, 'half', options);
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return { ...real, writeFile, default: { ...real.default, writeFile } };
});

test('answers every form with 503 on a full disk, logs the cause, continues to read and leaves the data folder unchanged', async (context) => {
  needsSqlite(
    context,
    'its file can be told to be full; of PostgreSQL class 53 is known, as `away.test.ts` has it',
  );
  const { post, request, event, dataDir, faults } = await testServer();
  const attend = await event();
  const listing = () => readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted();
  const before = listing();
  await mostPages(1);
  // Fills the last pages with ever smaller messages.
  for (const length of [4_900, 900, 100, 1])
    for (let number = 0, status = 200; status === 200 && number < 60; number += 1)
      ({ status } = await post('/contact', contactBody({ message: `${number} ${'x'.repeat(length)}` })));
  disk.isFull = true;
  onTestFinished(() => {
    disk.isFull = false;
  });
  const long = 'x'.repeat(4_000);
  const photo = formDataOf(storyBody({ photo: await picture() }));
  const answers = await Promise.all([
    post('/member/member-register', registrationBody({ email: `${'m'.repeat(60)}@example.org` })),
    post('/contact', contactBody({ message: long })),
    ...Array.from({ length: 25 }, () => post(attend, eventBody({ comments: long.slice(0, 900) }))),
    request('/alumni-stories/create', { method: 'POST', body: photo }),
    request('/alumni-stories/create', { method: 'POST', body: formDataOf(storyBody({ story: long })) }),
  ]);
  for (const { status, headers } of answers)
    expect([status, Number(headers.get('Retry-After'))]).toEqual([503, expect.any(Number)]);
  expect(listing()).toEqual(before);
  expect((await request('/events/get-active-events')).status).toBe(200);
  await mostPages(1_000_000);
  disk.isFull = false;
  expect((await post(attend, eventBody())).status).toBe(200);
  expect(faults).toContainEqual(expect.stringContaining('DatabaseUnavailable SQLITE_FULL'));
  expect(faults.every((line) => /DatabaseUnavailable SQLITE_FULL|ENOSPC/.test(line))).toBe(true);
});

test('reports the server as unhealthy after a failed write, until a write succeeds again', async (context) => {
  needsSqlite(context, 'only there one process keeps others from writing');
  const { database, post, request } = await testServer();
  const health = async () => (await request('/health')).status;
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const elsewhere = transaction(database, async (trx) => {
    await keepSetting(trx, 'elsewhere', 'writes');
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
