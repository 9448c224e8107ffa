import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { needsSqlite } from '../../../testing/test-database.ts';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import type { Writing } from '../../database.ts';
import { engineOf } from '../../engine.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';
import { write } from '../../write.ts';
import { openSqlite } from './open.ts';

beforeEach((context) => needsSqlite(context, 'only SQLite lets writes wait for each other'));

/** A database with a table of numbers, and what it was told to do, in order. */
async function numbers() {
  const database = await openSqlite(temporaryDirectory());
  onTestFinished(() => database.destroy());
  await sql`create table numbers (number integer primary key)`.execute(database);
  const add = async (writing: Writing, number: number) => {
    await sql`insert into numbers (number) values (${number})`.execute(writing);
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

const outcomes = async (writes: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(writes)).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'));

describe('writes that are on their way', () => {
  /** Writes one, and another some turns of the loop later; answers what happened, in order. */
  async function happened(turns: number, expected: number) {
    const { database, add } = await numbers();
    const said: string[] = [];
    const done = Array.from({ length: expected }, () => engineOf(database).expectWrite());
    const one = write(database, (writing) => add(writing, 1)).then(() => said.push('one answered'));
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    const two = write(database, async (writing) => {
      await add(writing, 2);
      said.push('two done');
    });
    await Promise.all([one, two]);
    for (const end of done) end();
    return said;
  }

  test('come along, and all of them wait for the disk once', async () => {
    expect(await happened(4, 2)).toEqual(['two done', 'one answered']);
  });

  test('are waited for by nobody who is alone', async () => {
    expect(await happened(4, 1)).toEqual(['one answered', 'two done']);
    expect(await happened(4, 0)).toEqual(['one answered', 'two done']);
  });

  test('and for no longer than the disk takes, when they never come', async () => {
    const { database, add, kept } = await numbers();
    engineOf(database).expectWrite();
    engineOf(database).expectWrite();
    for (const number of [1, 2, 3]) await write(database, (writing) => add(writing, number));
    expect(await kept()).toEqual([1, 2, 3]);
  });
});

describe('writes that wait at the same time', () => {
  test('are all done, in their order, and each gets its own answer', async () => {
    const { database, add, kept } = await numbers();
    const hundred = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(
      hundred.map((number) => write(database, (writing) => add(writing, number))),
    );
    expect(answers).toEqual(hundred);
    expect(await kept()).toEqual(hundred);
  });

  test.each([0, 1, 2])(
    'number %i of three that throws takes back its own, and nobody else’s',
    async (bad) => {
      const { database, add, kept } = await numbers();
      const writes = [0, 1, 2].map((number) =>
        write(database, async (writing) => {
          await add(writing, number);
          if (number === bad) throw new Error('no');
          return number;
        }),
      );
      expect(await outcomes(writes)).toEqual([0, 1, 2].map((number) => (number === bad ? 'failed' : number)));
      expect(await kept()).toEqual([0, 1, 2].filter((number) => number !== bad));
    },
  );

  test('share a transaction: nobody is answered before what came with them is on the disk', async () => {
    const { database, add } = await numbers();
    const heard: string[] = [];
    const writes = [0, 1, 2].map(async (number) => {
      await write(database, async (writing) => {
        await add(writing, number);
        heard.push(`written ${number}`);
      });
      heard.push(`answered ${number}`);
    });
    await Promise.all(writes);
    expect(heard.slice(0, 3)).toEqual(['written 0', 'written 1', 'written 2']);
    expect(heard.slice(3).sort()).toEqual(['answered 0', 'answered 1', 'answered 2']);
  });

  test('all fail with a commit that fails, also those that were refused by what was in it; later ones go on', async () => {
    const { database, add, kept } = await numbers();
    await sql`create table parts (id integer references numbers (number) deferrable initially deferred)`.execute(
      database,
    );
    const writes = [
      write(database, (writing) => add(writing, 1)),
      // Found out at the commit only.
      write(database, (writing) => sql`insert into parts (id) values (7)`.execute(writing)),
      write(database, (writing) => add(writing, 1)),
    ];
    for (const one of writes) await expect(one).rejects.toThrow('FOREIGN KEY');
    expect(await kept()).toEqual([]);
    await write(database, (writing) => add(writing, 2));
    expect(await kept()).toEqual([2]);
  });

  test('are none of them kept when the engine gives the transaction up in between', async () => {
    const { database, add, kept } = await numbers();
    const writes = [
      write(database, (writing) => add(writing, 1)),
      // As a disk that is full does it.
      write(database, async (writing) => {
        await sql`rollback`.execute(writing);
        throw new Error('full');
      }),
      write(database, (writing) => add(writing, 3)),
    ];
    expect(await outcomes(writes)).toEqual(['failed', 'failed', 3]);
    expect(await kept()).toEqual([3]);
  });

  test('all fail when no transaction can begin', async () => {
    const { database, add } = await numbers();
    await database.destroy();
    const writes = [1, 2].map((number) => write(database, (writing) => add(writing, number)));
    for (const one of writes) await expect(one).rejects.toThrow('destroyed');
  });

  test('leave a reader what was there before, who does not wait until they are done', async () => {
    const { database, add, kept } = await numbers();
    const seen: number[][] = [];
    await write(database, async (writing) => {
      await add(writing, 1);
      seen.push(await kept());
    });
    seen.push(await kept());
    expect(seen).toEqual([[], [1]]);
  });

  test('take nothing back that a statement by itself wrote meanwhile: it comes after them', async () => {
    const { database, add, kept } = await numbers();
    const alone: Promise<unknown>[] = [];
    const failed = write(database, async (writing) => {
      await add(writing, 1);
      alone.push(sql`insert into numbers (number) values (2)`.execute(database));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await Promise.all(alone);
    expect(await kept()).toEqual([2]);
  });
});

describe('while another process is writing', () => {
  /** A database, and a long write of another process that has begun and ends when it is told to. */
  async function besideImport(patienceMs = () => 20_000) {
    const dataDir = temporaryDirectory();
    const [database, elsewhere] = [await openSqlite(dataDir, { patienceMs }), await openSqlite(dataDir)];
    onTestFinished(async () => {
      await database.destroy();
      await elsewhere.destroy();
    });
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const importing = write(elsewhere, async (writing) => {
      await writing.insertInto('settings').values({ key: 'import', value: '' }).execute();
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

  test('a write waits, and who reads meanwhile does not', async () => {
    const { database, keys, end } = await besideImport();
    const sent = write(database, (writing) => writing.insertInto('settings').values(form).execute());
    for (let times = 0; times < 5; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect(await keys()).toEqual([]);
    }
    await end();
    await sent;
    expect(await keys()).toEqual(['form', 'import']);
  });

  test('neither waits for longer than it was told to', async () => {
    const { database, keys, end } = await besideImport(() => 30);
    const sent = write(database, (writing) => writing.insertInto('settings').values(form).execute());
    await expect(sent).rejects.toBeInstanceOf(DatabaseUnavailable);
    const alone = database.insertInto('settings').values(form).execute();
    await expect(alone).rejects.toBeInstanceOf(DatabaseUnavailable);
    await end();
    expect(await keys()).toEqual(['import']);
  });

  test('a statement by itself waits too', async () => {
    const { database, keys, end } = await besideImport();
    const sent = database.insertInto('settings').values(form).execute();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await end();
    await sent;
    expect(await keys()).toEqual(['form', 'import']);
  });
});
