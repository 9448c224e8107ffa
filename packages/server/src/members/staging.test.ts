import { expect, test } from 'vitest';
import { engineOf } from '../database/engine.ts';
import { transaction } from '../database/transaction.ts';
import { leaseNoted } from '../settings/lease.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { importWord, listMember, relistAll, unlistMember } from './directory/listing.ts';
import { membersAt } from './directory/members-at.ts';
import { searchDirectory } from './directory/search.ts';
import { fromFile, type ImportMember, importMemberRows, removeDeadImport } from './import-member-rows.ts';
import { ImportPortions } from './import-portions.ts';
import { ImportTaken } from './portions.ts';

const member = (first_name: string, last_name: string, number = 0): ImportMember => ({
  first_name,
  last_name,
  email: `${first_name}.${last_name}.${number}@example.org`.toLowerCase().replaceAll(' ', ''),
  phone: '',
  linkedin_url: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  year: 1990,
  dept: 'Civil',
  dept_other: '',
  company: '',
  public_company: 0,
  public_state: 0,
});

async function directory(...memberImports: ImportMember[][]) {
  const database = await openTestDatabase(temporaryDirectory());
  const add = (memberImport: readonly ImportMember[]) =>
    importMemberRows(database, memberImport, fromFile('test', 'roll.csv'), Date.now());
  for (const memberImport of memberImports) await add(memberImport);
  const names = async (search = '') => {
    const { positions, total } = await searchDirectory(database, {
      search,
      company: '',
      sort: 'name',
      offset: 0,
      limit: 5_000,
    });
    expect(positions).toHaveLength(total);
    return (await membersAt(database, positions)).map(
      ({ firstName, lastName }) => `${firstName} ${lastName}`,
    );
  };
  const rowOf = (first: string) =>
    database.selectFrom('members').selectAll().where('first_name', '=', first).executeTakeFirstOrThrow();
  /** Turns a member into one of an import that is not complete. */
  const stage = async (first: string) => {
    const row = { ...(await rowOf(first)), imported: 99 };
    await transaction(database, async (trx) => {
      await unlistMember(trx, row.id);
      await trx.updateTable('members').set({ imported: row.imported }).where('id', '=', row.id).execute();
      await trx
        .insertInto('settings')
        .values({ key: 'imports', value: '98' })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '98' }))
        .execute();
      await listMember(trx, row);
      const lease = { key: 'lease:import', value: String(Date.now() + 4_000) };
      await trx.insertInto('settings').values(lease).execute();
    });
    return row;
  };
  const show = () =>
    database.updateTable('settings').set({ value: '99' }).where('key', '=', 'imports').execute();
  return { database, add, names, rowOf, stage, show };
}

const surnames = ['Bakul', 'Deshpande', 'Kadamb', 'Ó Sag', 'Umbar', '𐐀gari', '\uffdcgari'];
const crowd = (first: string, count: number) =>
  Array.from({ length: count }, (_, number) =>
    member(`${first}${number % 3}`, surnames[(number * 5) % surnames.length] ?? '', number),
  );

test('members imported in portions are in the same order as after listing everybody at once', {
  timeout: 60_000,
}, async () => {
  const { database, names } = await directory(
    crowd('Uma', 300),
    crowd('Asha', 300),
    [member('Z', 'Z')],
    crowd('Om', 300),
    [member('A', 'A')],
  );
  const found = await names();
  expect(found).toHaveLength(902);
  await transaction(database, relistAll);
  expect(await names()).toEqual(found);
});

test('moves two neighbors apart when a new member has no room between them', async () => {
  const { database, names, add, rowOf } = await directory([member('Asha', 'Bakul'), member('Asha', 'Umbar')]);
  const { position } = await rowOf('Asha');
  await transaction(database, async (trx) => {
    const { id } = await trx
      .selectFrom('members')
      .select('id')
      .where('last_name', '=', 'Umbar')
      .executeTakeFirstOrThrow();
    await engineOf(trx).directory.clear(trx);
    await trx
      .updateTable('members')
      .set({ position: (position ?? 0) + 1 })
      .where('id', '=', id)
      .execute();
  });
  await add([member('Om', 'Kadamb'), member('Om', 'Limbkar')]);
  expect(await names()).toEqual(['Asha Bakul', 'Om Kadamb', 'Om Limbkar', 'Asha Umbar']);
  expect(await names('asha')).toEqual(['Asha Bakul', 'Asha Umbar']);
});

test('finds a name by its typos as long as a visible member has it', async () => {
  const { database, names, stage, show, rowOf } = await directory([
    member('Asha', 'Kadamb'),
    member('Om', 'Kadamb'),
  ]);
  await stage('Om');
  expect(await names('kadmab')).toEqual(['Asha Kadamb']);
  const { id } = await rowOf('Asha');
  await transaction(database, (trx) => unlistMember(trx, id));
  const spellings = () =>
    database
      .selectFrom('directory_words')
      .select('imported')
      .distinct()
      .where('word', '=', 'kadamb')
      .execute();
  expect(await spellings()).toEqual([{ imported: 99 }]);
  expect(await names('kadmab')).toEqual([]);
  await show();
  expect(await names('kadmab')).toEqual(['Om Kadamb']);
});

test('a spelling that an import stored becomes visible when a listed member gets the name', async () => {
  const { database, names, stage } = await directory([member('Om', 'Kadamb')]);
  await stage('Om');
  await transaction(database, async (trx) => {
    const row = {
      ...(await trx.selectFrom('members').selectAll().executeTakeFirstOrThrow()),
      id: 'other',
      email_key: 'other',
      position: null,
      imported: 0,
    };
    await trx.insertInto('members').values(row).execute();
    await listMember(trx, row);
  });
  expect(await names('kadmab')).toEqual(['Om Kadamb']);
});

test('relisting everybody during an import still hides its members', async () => {
  const { database, names, stage, show } = await directory([member('Asha', 'Bakul'), member('Om', 'Kadamb')]);
  await stage('Om');
  await transaction(database, relistAll);
  expect(await names()).toEqual(['Asha Bakul']);
  expect(await names('kadmab')).toEqual([]);
  await show();
  expect(await names('kadmab')).toEqual(['Om Kadamb']);
});

test('an import that another process took over fails and shows nothing', async () => {
  const { database, add, names } = await directory([member('Asha', 'Bakul')]);
  const importing = add(crowd('Om', 1_000));
  const taken = expect(importing).rejects.toBeInstanceOf(ImportTaken);
  let noted: string | undefined;
  while (noted === undefined) noted = await leaseNoted(database, 'import');
  // Simulates a process that takes this one for dead.
  await transaction(database, (trx) =>
    trx.updateTable('settings').set({ value: '1' }).where('key', '=', 'lease:import').execute(),
  );
  await taken;
  expect(await names()).toEqual(['Asha Bakul']);
});

test('deletes the rows of a dead import and keeps visible members', async () => {
  const { database, names, stage } = await directory([member('Asha', 'Bakul'), member('Om', 'Kadamb')]);
  await stage('Om');
  await removeDeadImport(database);
  expect(await database.selectFrom('members').select('id').execute()).toHaveLength(2);
  await database.updateTable('settings').set({ value: '1' }).where('key', '=', 'lease:import').execute();
  await removeDeadImport(database);
  expect(await database.selectFrom('members').select('first_name').execute()).toEqual([
    { first_name: 'Asha' },
  ]);
  expect(
    await database.selectFrom('directory_words').select('word').where('imported', '>', 98).execute(),
  ).toEqual([]);
  const { count, word } = engineOf(database).directory;
  expect(await count(word(importWord(99)))).toBe(0);
  expect(await leaseNoted(database, 'import')).toBeUndefined();
  expect(await names('bakl')).toEqual(['Asha Bakul']);
});

test('does not clear up after an import that may be alive', async () => {
  const { database } = await directory([member('Asha', 'Bakul')]);
  const portions = await ImportPortions.begin(database);
  await removeDeadImport(database);
  expect(await leaseNoted(database, 'import')).toBeDefined();
  await portions.end(async () => undefined);
});
