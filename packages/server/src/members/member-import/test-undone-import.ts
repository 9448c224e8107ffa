import { expect } from 'vitest';
import type { Database } from '../../database/database.ts';
import type { MemberTable } from '../../database/member-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { allRows, tableOf } from '../../people/test-traces.ts';
import { scopeOf } from '../../permissions/scope.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { temporaryDirectory } from '../../testing/test-server.ts';
import { changeEntry } from '../changing.ts';
import { searchDirectory } from '../directory/search.ts';
import { factsOf, saveFacts } from '../editing.ts';
import { fromFile, importMemberRows } from '../import-member-rows.ts';
import { isShown } from '../imports.ts';
import { removeEntries } from '../personal-data.ts';
import { commit } from './commit-import.ts';
import { keepImport } from './reading.ts';
import { forgetChangesOf } from './stored-imports.ts';
import { choice, meera } from './test-import-choice.ts';
import { undo } from './undo-import.ts';

const keeper = {
  volunteer: 'meera',
  scope: scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'member.edit'),
};

const names = ['Bakul', 'Chinch', 'Kadamb', 'Limbkar', 'Palash', 'Shirish', 'Umbar', 'Velu'];
const nameOf = (number: number) => `${names[number % 8]} ${names[Math.floor(number / 8) % 8]}`;
/** Distinct names, because the order of equal ones would be undefined. */
const hereNameOf = (number: number) => `${nameOf(number)} ${names[Math.floor(number / 64) % 8]}`;
const head = 'first_name,last_name,email,year,program,state,public_state,company,public_company';

const place = { street1: '', street2: '', city: '', state: 'GA', zip: '', linkedin_url: '', phone: '' };

/** A database with some members, and a large import that was read. @param known Number of additional lines about existing members */
export async function readImportOf(many: number, known = 0) {
  const directory = temporaryDirectory();
  const database = await openTestDatabase(directory);
  const here = Array.from({ length: Math.max(50, known) }, (_, number) => ({
    first_name: 'Zarine',
    last_name: hereNameOf(number),
    email: `here-${number}@example.org`,
    ...place,
    year: 1980,
    dept: 'Civil',
    dept_other: '',
    public_company: 1,
    public_state: 1,
    // Every second member lacks a value that the import has.
    company: number % 2 === 0 ? 'Zinc' : '',
  }));
  await importMemberRows(database, here, fromFile('test', 'first.csv'), Date.now());
  const lines = Array.from(
    { length: many },
    (_, number) =>
      `Zubin,${nameOf(number)} Nandruk${number % 97},z-${number}@example.org,1990,Civil,CA,yes,Works,yes`,
  );
  const again = Array.from(
    { length: known },
    (_, number) =>
      `Zarina,${hereNameOf(number)},here-${number}@example.org,1981,Civil,CA,yes,Works ${number % 9},yes`,
  );
  const bytes = Buffer.from([head, ...lines, ...again].join('\r\n'));
  const memberImport = await keepImport(
    database,
    { name: 'roll.csv', bytes, volunteer: meera.volunteer },
    Date.now(),
  );
  return { directory, database, id: memberImport.id };
}

/** Tables that record imports and actions; undoing does not restore them. */
const accounts = ['imports', 'audit_log', 'settings'];

/**
 * Every row of all other tables, and search results. @param looked Ids of entries that were edited and reset; their version and
 * position may differ
 */
async function contentOf(database: Database, looked: ReadonlySet<string>) {
  const rows = await allRows(database);
  const members = await database.selectFrom('members').select(['id', 'position']).execute();
  const at = new Map(members.map(({ id, position }) => [position, id]));
  const found = async (search: string) => {
    const wanted = { search, company: '', sort: 'name', offset: 0, limit: 100 } as const;
    const { positions, ...rest } = await searchDirectory(database, wanted);
    return { ...rest, ids: positions.map((position) => at.get(position)) };
  };
  const known = (row: string) => [...looked].some((id) => row.includes(id.toLowerCase()));
  return {
    rows: rows
      .filter((row) => !accounts.includes(tableOf(row)))
      .map((row) => (known(row) ? row.replaceAll(/"(?:version|position)":-?\d+,?/g, '') : row))
      .toSorted(),
    found: {
      all: await found(''),
      zarine: await found('zarine'),
      zubin: await found('zubin'),
      nandruk: await found('nandruk1'),
      works: await found('works'),
    },
  };
}

const membersLike = (database: Database, email: string) =>
  database.selectFrom('members').selectAll().where('email_key', 'like', email).orderBy('id').execute();

/** Edits an entry as a volunteer does. */
async function edit(database: Database, row: MemberTable, city: string): Promise<void> {
  const facts = { ...factsOf(row), city };
  const saved = await transaction(database, (trx) => saveFacts(trx, keeper, row, facts, Date.now()));
  expect(saved.state).toBe('done');
}

const everyFiftieth = (rows: readonly MemberTable[]) => rows.filter((_, index) => index % 50 === 0);

/**
 * Imports members, edits one of every fifty, and undoes the import. The edited ones must stay and be named, and all else must be
 * restored.
 * @param duplicates Existing members, a tenth as many, get only missing values (`fill`) or all values of the import (`take`).
 * @returns how long the import and the undo took
 */
export async function undoneImport(many: number, duplicates: 'fill' | 'take' = 'take'): Promise<string> {
  const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);
  const known = Math.round(many / 10);
  const { database, id } = await readImportOf(many, known);
  const all = await membersLike(database, 'here-%');
  const before = await contentOf(database, new Set(all.map((row) => row.id)));
  const began = performance.now();
  const committed = await commit(database, 'secret', meera, { id, ...choice, duplicates }, Date.now());
  const cameIn = seconds(began);
  const changed = duplicates === 'take' ? known : Math.floor(known / 2);
  expect(committed).toMatchObject({
    state: 'done',
    counts: { taken: many, rejected: 0, leftOut: 0, changed },
  });
  const fresh = everyFiftieth(await membersLike(database, 'z-%'));
  const touched = everyFiftieth((await membersLike(database, 'here-%')).filter(({ version }) => version > 1));
  for (const row of [...fresh, ...touched]) await edit(database, row, 'Lowell');
  const parting = performance.now();
  const undone = await undo(database, meera, id, Date.now());
  const wentOut = seconds(parting);
  if (undone.state !== 'done') throw new Error(undone.state);
  expect([undone.removed, undone.restored]).toEqual([many - fresh.length, changed - touched.length]);
  const ids = [...fresh, ...touched].map((row) => row.id);
  expect(undone.kept.map((one) => one.id).toSorted()).toEqual(ids.toSorted());
  await transaction(database, (trx) =>
    removeEntries(
      trx,
      fresh.map((row) => row.id),
    ),
  );
  // Only the edited entries are left; resetting them by hand must restore the state before.
  await transaction(database, async (trx) => {
    await forgetChangesOf(trx, ids);
    for (const row of await membersLike(database, 'here-%')) {
      const was = all.find((one) => one.id === row.id);
      if (was && ids.includes(row.id)) {
        const { first_name, year, company, state, city } = was;
        await changeEntry(trx, row, { first_name, year, company, state, city });
      }
    }
  });
  expect(await contentOf(database, new Set(all.map((row) => row.id)))).toEqual(before);
  return `${duplicates}: in within ${cameIn} s, out within ${wentOut} s`;
}

/** Number of imported members that are shown. */
export const shownOf = async (database: Database) =>
  (
    await database
      .selectFrom('members')
      .select('id')
      .where('email_key', 'like', 'z-%')
      .where(isShown)
      .execute()
  ).length;

/** Begins to commit or undo an import on a connection of its own, and closes that connection midway. */
export async function cutOffWhile(
  { directory, id }: { directory: string; id: string },
  what: 'commit' | 'undo',
  hasBegun: () => Promise<boolean>,
): Promise<void> {
  const database = await openTestDatabase(directory);
  const work =
    what === 'commit'
      ? commit(database, 'secret', meera, { id, ...choice }, Date.now())
      : undo(database, meera, id, Date.now());
  const failed = work.then(
    () => false,
    () => true,
  );
  while (!(await hasBegun())) await new Promise((resolve) => setTimeout(resolve, 2));
  await database.destroy();
  expect(await failed).toBe(true);
}
