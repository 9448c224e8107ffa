import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../../config.ts';
import { deliverDue } from '../../../mail/delivery.ts';
import { administer, databaseVariables, needsPostgres } from '../../../testing/test-database.ts';
import { contactBody, temporaryDirectory, testServer, trusting } from '../../../testing/test-server.ts';
import type { Database } from '../../database.ts';
import { openDatabase } from '../../open.ts';
import { transaction } from '../../transaction.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';
import { proxyTo } from './test-proxy.ts';

beforeEach((context) => needsPostgres(context, 'SQLite is a file and does not go away'));

/** A site whose database can be cut off, and a direct connection to that database, which stays. */
async function siteBehindProxy() {
  const DATA_DIR = temporaryDirectory();
  const { DATABASE_URL = '' } = await databaseVariables(DATA_DIR);
  const proxy = await proxyTo(DATABASE_URL);
  const site = await testServer({ DATA_DIR, DATABASE_URL: proxy.url }, { captchaProvider: trusting });
  return { ...site, proxy };
}

async function databaseBehindProxy(variables: Readonly<Record<string, string>> = {}) {
  const { DATABASE_URL = '' } = await databaseVariables(temporaryDirectory());
  const proxy = await proxyTo(DATABASE_URL);
  const database = await openDatabase(readConfig({ ...variables, DATABASE_URL: proxy.url }));
  return { database, proxy };
}

const note = (database: Database, key: string) =>
  transaction(database, (trx) => trx.insertInto('settings').values({ key, value: '' }).execute());

describe('unavailable PostgreSQL server', () => {
  test('answers forms and lists with 503 and Retry-After while the database is unavailable, and recovers by itself', async () => {
    const { post, request, rows, proxy, faults } = await siteBehindProxy();
    expect((await post('/contact', contactBody({ message: 'Before.' }))).status).toBe(200);
    await proxy.cut();
    for (let round = 0; round < 3; round += 1) {
      const answers = [await post('/contact', contactBody()), await request('/news/fetch-all-news')];
      for (const answer of answers) {
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
        expect(await answer.json()).toEqual({
          success: false,
          message: 'Our database does not answer just now. Please try again in a minute.',
        });
      }
    }
    expect(faults.join()).toContain('DatabaseUnavailable');
    await proxy.restore();
    expect((await post('/contact', contactBody({ message: 'After.' }))).status).toBe(200);
    expect((await request('/news/fetch-all-news')).status).toBe(200);
    expect((await rows()).messages.map(({ message }) => message).toSorted()).toEqual(['After.', 'Before.']);
  });

  test('records a sent email once the database is back, and does not send it again', async () => {
    const { database, post, rows, proxy } = await siteBehindProxy();
    await post('/contact', contactBody());
    const site = await openDatabase(readConfig({ DATABASE_URL: proxy.url }));
    const sent = vi.fn(proxy.cut);
    const delivered = deliverDue(site, sent, Date.now);
    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    await proxy.restore();
    expect(await delivered).toBe(1);
    expect((await rows()).emails).toMatchObject([{ attempts: 0, sent_at: expect.any(String) }]);
    expect(await deliverDue(database, sent, () => Date.now() + 600_000)).toBe(0);
    await site.destroy();
  });

  test('replaces connections that break while idle, without an error', async () => {
    const { database, proxy } = await databaseBehindProxy();
    await note(database, 'before');
    await proxy.cut();
    // A connection notices the failure a moment later. An unhandled error would fail the test run by then.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await proxy.restore();
    await vi.waitFor(() => note(database, 'after'));
    await database.destroy();
  });

  test('treats a read-only server as unavailable, and reconnects after a failover', async () => {
    const { database, proxy } = await databaseBehindProxy();
    const name = new URL(proxy.url).pathname.slice(1);
    await administer(`alter database "${name}" set default_transaction_read_only = on`);
    await expect(note(database, 'before')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await administer(`alter database "${name}" reset default_transaction_read_only`);
    await note(database, 'after');
    expect(await database.selectFrom('settings').select('key').execute()).toEqual([{ key: 'after' }]);
    await database.destroy();
  });

  test('refuses or stores each form that was in flight, exactly once', async () => {
    const { post, rows, proxy } = await siteBehindProxy();
    const bodies = Array.from({ length: 40 }, (_, number) => contactBody({ message: `Number ${number}` }));
    const send = async (body: ReturnType<typeof contactBody>, number: number) =>
      (await post('/contact', body, { 'Idempotency-Key': `message-${number}` })).status;
    const first = bodies.map(send);
    await new Promise((resolve) => setTimeout(resolve, 15));
    await proxy.cut();
    const statuses = new Set(await Promise.all(first));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await proxy.restore();
    // Clients retry with the same key.
    expect(new Set(await Promise.all(bodies.map(send)))).toEqual(new Set([200]));
    const { messages, emails } = await rows();
    expect(messages.map(({ message }) => message).toSorted()).toEqual(
      bodies.map(({ message }) => message).toSorted(),
    );
    expect(emails).toHaveLength(bodies.length);
  });

  test('does not repeat a write whose connection broke, because it may have been stored', async () => {
    const { database, proxy } = await databaseBehindProxy();
    const attempts = vi.fn();
    const broken = transaction(database, async (trx) => {
      attempts();
      await trx.insertInto('settings').values({ key: 'broken', value: '' }).execute();
      await proxy.cut();
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(attempts).toHaveBeenCalledTimes(1);
    await proxy.restore();
    await note(database, 'after');
    const kept = await database.selectFrom('settings').select('key').execute();
    expect(kept).toEqual([{ key: 'after' }]);
    await database.destroy();
  });
});

test('cancels a statement that takes longer than DATABASE_TIMEOUT, and runs the next one', async () => {
  const { database } = await databaseBehindProxy({ DATABASE_TIMEOUT: '1' });
  const began = Date.now();
  const slow = transaction(database, (trx) => sql`select pg_sleep(30)`.execute(trx));
  await expect(slow).rejects.toThrow('statement timeout');
  await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(Date.now() - began).toBeLessThan(10_000);
  await note(database, 'after');
  await database.destroy();
});

test('queues queries when all connections of DATABASE_POOL are in use', async () => {
  const { database } = await databaseBehindProxy({ DATABASE_POOL: '2' });
  const all = Array.from({ length: 40 }, (_, number) => note(database, `${number}`));
  await Promise.all(all);
  const { rows } = await sql<{ connections: number }>`
    select count(*) as connections from pg_stat_activity where datname = current_database()`.execute(
    database,
  );
  expect(rows[0]?.connections).toBeLessThanOrEqual(2);
  await database.destroy();
});

test('rolls back a transaction that continues after a failed statement, and reports the error', async () => {
  const { database } = await databaseBehindProxy();
  const swallowing = transaction(database, async (trx) => {
    await trx.insertInto('settings').values({ key: 'first', value: '' }).execute();
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('division by zero');
  expect(await database.selectFrom('settings').select('key').execute()).toEqual([]);
  await database.destroy();
});
