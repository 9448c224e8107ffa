import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { needsSqlite } from '../../../testing/test-database.ts';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import type { Transaction } from '../../database.ts';
import { transaction } from '../../transaction.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';
import { openSqlite } from './open.ts';

beforeEach((context) => needsSqlite(context, 'only SQLite runs transactions one after another'));

/** A database with a table of numbers. */
async function numbers() {
  const database = await openSqlite(temporaryDirectory());
  onTestFinished(() => database.destroy());
  await sql`create table numbers (number integer primary key)`.execute(database);
  const add = async (trx: Transaction, number: number) => {
    await sql`insert into numbers (number) values (${number})`.execute(trx);
    return number;
  };
  const kept = async () => {
    const { rows } = await sql<{ number: number }>`select number from numbers order by number`.execute(
      database,
    );
    return rows.map(({ number }) => number);
  };
  return { database, add, kept };
}

describe('concurrent writes on SQLite', () => {
  test('runs concurrent writes in their order and gives each its own result', async () => {
    const { database, add, kept } = await numbers();
    const many = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(many.map((number) => transaction(database, (trx) => add(trx, number))));
    expect(answers).toEqual(many);
    expect(await kept()).toEqual(many);
  });

  test('keeps a committed write when the next write fails', async () => {
    const { database, add, kept } = await numbers();
    await sql`create table parts (id integer references numbers (number) deferrable initially deferred)`.execute(
      database,
    );
    const writes = [
      transaction(database, (trx) => add(trx, 1)),
      // SQLite notices this at the commit.
      transaction(database, (trx) => sql`insert into parts (id) values (7)`.execute(trx)),
      transaction(database, async (trx) => {
        await add(trx, 2);
        throw new Error('no');
      }),
      // SQLite does the same on a full disk.
      transaction(database, async (trx) => {
        await add(trx, 3);
        await sql`rollback`.execute(trx);
        throw new Error('full');
      }),
      transaction(database, (trx) => add(trx, 4)),
    ];
    const outcomes = await Promise.allSettled(writes);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(await kept()).toEqual([1, 4]);
  });

  test('rejects writes when the database is closed', async () => {
    const { database, add } = await numbers();
    await database.destroy();
    const writes = [1, 2].map((number) => transaction(database, (trx) => add(trx, number)));
    for (const one of writes) await expect(one).rejects.toThrow('destroyed');
  });
});

test('a reader does not wait for a transaction and sees the state before it', async () => {
  const { database, add, kept } = await numbers();
  const seen: number[][] = [];
  await transaction(database, async (trx) => {
    await add(trx, 1);
    seen.push(await kept());
  });
  seen.push(await kept());
  expect(seen).toEqual([[], [1]]);
});

test('a statement outside of a transaction is not rolled back with it', async () => {
  const { database, add, kept } = await numbers();
  const alone: Promise<unknown>[] = [];
  const failed = transaction(database, async (trx) => {
    await add(trx, 1);
    alone.push(sql`insert into numbers (number) values (2)`.execute(database));
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await Promise.all(alone);
  expect(await kept()).toEqual([2]);
});

describe('SQLite while another process is writing', () => {
  /** Returns a database, and a long write of another process that has begun and ends on request. */
  async function besideImport(patienceMs = () => 20_000) {
    const dataDir = temporaryDirectory();
    const [database, elsewhere] = [await openSqlite(dataDir, { patienceMs }), await openSqlite(dataDir)];
    onTestFinished(async () => {
      await database.destroy();
      await elsewhere.destroy();
    });
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const importing = transaction(elsewhere, async (trx) => {
      await trx.insertInto('settings').values({ key: 'import', value: '' }).execute();
      begun.resolve();
      await ended.promise;
    });
    await begun.promise;
    const keys = async () =>
      (await database.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key);
    const end = async () => {
      ended.resolve();
      await importing;
    };
    return { database, keys, end };
  }
  const form = { key: 'form', value: '' };

  test('a write waits for another process, and reads do not', async () => {
    const { database, keys, end } = await besideImport();
    const sent = transaction(database, (trx) => trx.insertInto('settings').values(form).execute());
    for (let times = 0; times < 5; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await keys()).toEqual([]);
    }
    await end();
    await sent;
    expect(await keys()).toEqual(['form', 'import']);
  });

  test('a write and a single statement wait no longer than the timeout', async () => {
    const { database, keys, end } = await besideImport(() => 30);
    const sent = transaction(database, (trx) => trx.insertInto('settings').values(form).execute());
    await expect(sent).rejects.toBeInstanceOf(DatabaseUnavailable);
    const alone = database.insertInto('settings').values(form).execute();
    await expect(alone).rejects.toBeInstanceOf(DatabaseUnavailable);
    await end();
    expect(await keys()).toEqual(['import']);
  });

  test('many writes wait in parallel, not one after another', async () => {
    const { database, keys, end } = await besideImport(() => 100);
    const began = performance.now();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        transaction(database, (trx) =>
          trx
            .insertInto('settings')
            .values({ key: `form ${index}`, value: '' })
            .execute(),
        ),
      ),
    );
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await end();
    expect(await keys()).toEqual(['import']);
  });

  test('a statement outside of a transaction waits for another process', async () => {
    const { database, keys, end } = await besideImport();
    const sent = database.insertInto('settings').values(form).execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await end();
    await sent;
    expect(await keys()).toEqual(['form', 'import']);
  });
});
