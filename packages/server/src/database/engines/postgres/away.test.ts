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

/** A site whose database can go away, and its own way to it, which stays. */
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

describe('while the database is away', () => {
  test('a form and a list answer 503 and when to try again; both work by themselves once it is back', async () => {
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

  test('a letter that was just handed over is noted once it is back, and not sent again', async () => {
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

  test('connections that break while nobody uses them are nobody’s fault, and are made again', async () => {
    const { database, proxy } = await databaseBehindProxy();
    await note(database, 'before');
    await proxy.cut();
    // A connection hears of it a moment later: what nobody caught by then fails the run.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await proxy.restore();
    await vi.waitFor(() => note(database, 'after'));
    await database.destroy();
  });

  test('a server that only reads, as before a copy of it takes over, is away; its connections are made again', async () => {
    const { database, proxy } = await databaseBehindProxy();
    const name = new URL(proxy.url).pathname.slice(1);
    await administer(`alter database "${name}" set default_transaction_read_only = on`);
    await expect(note(database, 'before')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await administer(`alter database "${name}" reset default_transaction_read_only`);
    await note(database, 'after');
    expect(await database.selectFrom('settings').select('key').execute()).toEqual([{ key: 'after' }]);
    await database.destroy();
  });

  test('forms that are on their way are refused or stored, each once', async () => {
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
    // As clients do: again, under the same key.
    expect(new Set(await Promise.all(bodies.map(send)))).toEqual(new Set([200]));
    const { messages, emails } = await rows();
    expect(messages.map(({ message }) => message).toSorted()).toEqual(
      bodies.map(({ message }) => message).toSorted(),
    );
    expect(emails).toHaveLength(bodies.length);
  });

  test('a write whose connection breaks is not run again: nobody knows whether it was stored', async () => {
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

test('a statement that takes longer than DATABASE_TIMEOUT is given up, and what comes next is not', async () => {
  const { database } = await databaseBehindProxy({ DATABASE_TIMEOUT: '1' });
  const began = Date.now();
  const slow = transaction(database, (trx) => sql`select pg_sleep(30)`.execute(trx));
  await expect(slow).rejects.toThrow('statement timeout');
  await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
  expect(Date.now() - began).toBeLessThan(10_000);
  await note(database, 'after');
  await database.destroy();
});

test('all of DATABASE_POOL at once, and more, wait for each other', async () => {
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

test('a write that goes on after a statement failed is not kept, and says what failed', async () => {
  const { database } = await databaseBehindProxy();
  const swallowing = transaction(database, async (trx) => {
    await trx.insertInto('settings').values({ key: 'first', value: '' }).execute();
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('division by zero');
  expect(await database.selectFrom('settings').select('key').execute()).toEqual([]);
  await database.destroy();
});
