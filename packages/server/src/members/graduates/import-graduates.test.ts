import { expect, test } from 'vitest';
import { engineOf } from '../../database/engine.ts';
import { transaction } from '../../database/transaction.ts';
import { keepSetting } from '../../settings/settings.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryDirectory } from '../../testing/test-server.ts';
import { ImportTaken } from '../portions.ts';
import { registerStatus } from './alumni-register.ts';
import { importGraduates, removeGraduates, removeUnmatched } from './import-graduates.ts';
import { importMatches } from './matching.ts';
import type { ReadGraduate } from './reading.ts';

const named = (name: string, year = 1998): ReadGraduate => ({
  name,
  given: '',
  year,
  program: 'Civil',
  many: 1,
});
const classOf = (year: number, many: number) =>
  Array.from({ length: many }, (_, index) => named(`Person${index} Of${year}`, year));

async function roll() {
  const database = await openTestDatabase(temporaryDirectory());
  const keeper = { who: 'test' };
  return {
    database,
    bring: (graduates: readonly ReadGraduate[], replaces = false) =>
      importGraduates(database, graduates, { ...keeper, replaces }, Date.now()),
    remove: () => removeGraduates(database, keeper, Date.now()),
    many: async () => (await registerStatus(database))?.many,
    isThere: async (first_name: string, last_name: string, year = 1998) => {
      const one = { id: 'x', email_key: 'x', first_name, last_name, year, dept: 'Civil', dept_other: '' };
      return (await importMatches(database, [one])).get('x')?.isClear;
    },
    rows: async () => [
      (await database.selectFrom('graduates').selectAll().execute()).length,
      (await database.selectFrom('graduate_words').selectAll().execute()).length,
    ],
  };
}

test('the alumni register grows, is replaced as a whole, and is removed without remains', async () => {
  const { bring, remove, many, rows, isThere } = await roll();
  expect(await bring(classOf(1990, 1_500))).toEqual({ taken: 1_500, here: 0 });
  expect(await bring([...classOf(1990, 10), ...classOf(1991, 10)])).toEqual({ taken: 10, here: 10 });
  expect([await many(), await isThere('Person3', 'Of1991', 1991)]).toEqual([1_510, true]);
  expect(await bring([named('Meera Kadamb')], true)).toEqual({ taken: 1, here: 0 });
  expect([await many(), await rows(), await isThere('Meera', 'Kadamb')]).toEqual([1, [1, 2], true]);
  expect([await remove(), await many(), await rows()]).toEqual([1, undefined, [0, 0]]);
  expect(await bring([named('Ravi Umbar')])).toEqual({ taken: 1, here: 0 });
  expect([await many(), await isThere('Meera', 'Kadamb')]).toEqual([1, false]);
});

test('takes the first word of a one-column name as the given name, or the second after the last name', async () => {
  const { bring, isThere } = await roll();
  await bring([named('Amit Suresh Joshi', 1990), named('JOSHI AMIT SURESH', 1991), named('Madonna', 1992)]);
  expect([await isThere('Amit', 'Joshi', 1990), await isThere('Amit', 'Joshi', 1991)]).toEqual([true, true]);
  expect([await isThere('Suresh', 'Joshi', 1990), await isThere('Suresh', 'Joshi', 1991)]).toEqual([
    false,
    false,
  ]);
  expect([await isThere('Madonna', '', 1992), await isThere('Madonna', 'Joshi', 1992)]).toEqual([
    true,
    false,
  ]);
});

test('rows of a failed import are never read and are deleted by the next sweep or import', async () => {
  const { database, bring, many, rows, isThere } = await roll();
  await bring([named('Meera Kadamb')]);
  const leave = () =>
    transaction(database, (trx) =>
      trx
        .insertInto('graduates')
        .values({ ...named('Meera Kadamb'), id: 77, roll: 2 })
        .execute(),
    );
  await leave();
  expect([await many(), await isThere('Meera', 'Kadamb')]).toEqual([1, true]);
  await removeUnmatched(database);
  expect(await rows()).toEqual([1, 2]);
  await leave();
  expect(await bring([named('Ravi Umbar')])).toEqual({ taken: 1, here: 0 });
  expect([await many(), await rows()]).toEqual([2, [2, 4]]);
});

test('refuses a second import at the same time', async () => {
  const { database, bring, remove } = await roll();
  const held = () =>
    transaction(database, (trx) => keepSetting(trx, 'lease:graduates', String(Date.now() + 4_000)));
  await held();
  const other = setInterval(() => void held(), 50);
  try {
    await expect(bring([named('Meera Kadamb')])).rejects.toBeInstanceOf(ImportTaken);
    await expect(remove()).rejects.toBeInstanceOf(ImportTaken);
    await removeUnmatched(database);
  } finally {
    clearInterval(other);
  }
  await engineOf(database).settle();
});
