import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { engineOf } from './engine.ts';
import { transaction } from './transaction.ts';

/* Behavior of every engine that the rest of the server relies on. */

test('finds no row for an empty list', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  await database.insertInto('settings').values({ key: 'one', value: '' }).execute();
  const keys = database.selectFrom('settings').select('key');
  expect(await keys.where('key', 'in', []).execute()).toEqual([]);
  expect(await keys.where('key', 'not in', []).execute()).toHaveLength(1);
});

test('returns counts and timestamps as numbers', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const expires_at = Date.now();
  await database.insertInto('spent_tokens').values({ key: 'one', expires_at }).execute();
  expect(await database.selectFrom('spent_tokens').select('expires_at').execute()).toEqual([{ expires_at }]);
  const counted = database.selectFrom('spent_tokens').select((count) => count.fn.countAll().as('tokens'));
  expect(await counted.execute()).toEqual([{ tokens: 1 }]);
});

test('sorts texts by their bytes', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const keys = ['a', 'B', 'Z', '~', 'é', '-', '0'];
  await database
    .insertInto('settings')
    .values(keys.map((key) => ({ key, value: '' })))
    .execute();
  const rows = await database.selectFrom('settings').select('key').orderBy('key').execute();
  expect(rows.map(({ key }) => key)).toEqual(['-', '0', 'B', 'Z', 'a', '~', 'é']);
});

test('changes the change mark after every write of any connection', async () => {
  const dataDir = temporaryDirectory();
  const [one, other] = [await openTestDatabase(dataDir), await openTestDatabase(dataDir)];
  const marks = [await engineOf(one).changeMark()];
  for (const [index, database] of [one, other, one, other].entries()) {
    await transaction(database, (trx) =>
      trx
        .insertInto('settings')
        .values({ key: `${index}`, value: '' })
        .execute(),
    );
    marks.push(await engineOf(one).changeMark());
  }
  expect(new Set(marks).size).toBe(marks.length);
});

test('turns the elements of a JSON array into rows', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const rows = await sql<{ name: string; year: string }>`
    select value ->> 0 as name, cast(value ->> 1 as text) as year
    from ${engineOf(database).elements('[["Asha", 1998], ["Om", 2001]]')}`.execute(database);
  expect(rows.rows).toEqual([
    { name: 'Asha', year: '1998' },
    { name: 'Om', year: '2001' },
  ]);
});
