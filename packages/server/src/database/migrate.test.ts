import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { needsSqlite } from '../testing/test-database.ts';
import { eventBody, temporaryDirectory, testServer } from '../testing/test-server.ts';
import { databaseFile } from './engines/sqlite/file.ts';
import { migrationWords, openSqlite } from './engines/sqlite/open.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { write } from './write.ts';

beforeEach((context) => needsSqlite(context, 'only SQLite has databases of the first version'));

const firstStep = '0001-first-tables';

/** A database as the first version left it: its tables, its sample content noted, one message of a visitor. */
function databaseOfTheFirstVersion(): string {
  const dataDir = temporaryDirectory();
  const file = new Sqlite(databaseFile(dataDir));
  file.exec('create table migrations (name text primary key, applied_at text not null)');
  for (const statement of migrations[firstStep]?.('STRICT') ?? []) file.exec(statement);
  file.exec(`
    insert into migrations values ('${firstStep}', '2026-11-01T00:00:00.000Z');
    insert into settings values ('samples', '2026-11-01T00:00:00.000Z');
    insert into contact_messages values (
      '01', 'C-0000-0001', 'new', 'Leela', 'Umbar', 'leela@example.org', '', 'Is it one table?',
      '2026-11-01T00:00:00.000Z', null, null, null);
    insert into events values ('old', 'Old', '', '2099-01-01', null, null, '', '["/art/event-run.svg"]',
      'javascript:alert(1)', 0, 1, 1, '2026-11-01T00:00:00.000Z')`);
  file.close();
  return dataDir;
}

test('a database of the first version is brought up to date where it lies, and keeps what it has', async () => {
  const dataDir = databaseOfTheFirstVersion();
  const { database, request, rows } = await testServer({ DATA_DIR: dataDir });
  const applied = new Sqlite(databaseFile(dataDir), { readonly: true });
  const names = applied.prepare('select name from migrations order by name').pluck().all();
  applied.close();
  expect(names).toEqual(Object.keys(migrations));
  expect((await rows()).messages.map((row) => row.message)).toEqual(['Is it one table?']);
  // Samples are for new databases: what it was seeded with and lost stays away, and nothing invented arrives.
  expect(await (await request('/news/fetch-all-news')).json()).toEqual({ success: true, data: [] });
  expect(await database.selectFrom('stories').select('id').execute()).toEqual([]);
});

test('an event of the first version can be registered for, and its unsafe address is gone', async () => {
  const dataDir = databaseOfTheFirstVersion();
  for (let start = 0; start < 2; start += 1) {
    const { request, post } = await testServer({ DATA_DIR: dataDir });
    const { data } = await (await request('/events/get-active-events')).json();
    expect(data).toMatchObject([
      { _id: 'old', registeredCount: start, maxAttendees: null, registrationURL: null, media: [] },
    ]);
    expect((await post('/events/register/old', eventBody())).status).toBe(200);
  }
});

test('a step that was edited after the database took it stops the start, by its name', async () => {
  const dataDir = temporaryDirectory();
  const database = await openSqlite(dataDir);
  const edited = { ...migrations, '0005-review': () => ['alter table jobs add column expired_on text'] };
  await expect(write(database, (writing) => migrate(writing, migrationWords, edited))).rejects.toThrow(
    'The migration "0005-review" was edited after this database had taken it.',
  );
  // Broken into lines in another way, it is the same step.
  const again = { ...migrations, '0005-review': () => ['alter table jobs\n  add column expired_at text'] };
  await expect(
    write(database, (writing) => migrate(writing, migrationWords, again)),
  ).resolves.toBeUndefined();
  await database.destroy();
});

test('a database from before there were checksums gets them when it is opened, and is watched from then on', async () => {
  const dataDir = databaseOfTheFirstVersion();
  await (await openSqlite(dataDir)).destroy();
  const file = new Sqlite(databaseFile(dataDir));
  const names = file.prepare('select name from migration_checksums order by name').pluck().all();
  file.exec(`update migration_checksums set checksum = 'of something else' where name = '${firstStep}'`);
  file.close();
  expect(names).toEqual(Object.keys(migrations));
  await expect(openSqlite(dataDir)).rejects.toThrow(`The migration "${firstStep}" was edited`);
});

const copiesIn = (dataDir: string) => {
  const folder = join(dataDir, 'before-migrations');
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
};

test('before tables change there is a copy of the database as it was; of a new one, or one of today, there is none', async () => {
  const old = databaseOfTheFirstVersion();
  await (await openSqlite(old)).destroy();
  await (await openSqlite(old)).destroy();
  const [copy = '', ...others] = copiesIn(old);
  expect([copy, others]).toEqual([expect.stringMatching(/T[\d.-]+Z-0002-stories\.db$/), []]);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const file = new Sqlite(copy, { readonly: true });
  expect(file.prepare('select name from migrations').pluck().all()).toEqual([firstStep]);
  file.close();
  const young = temporaryDirectory();
  await (await openSqlite(young)).destroy();
  expect(copiesIn(young)).toEqual([]);
});

test('of such copies the newest three are kept', async () => {
  const dataDir = databaseOfTheFirstVersion();
  mkdirSync(join(dataDir, 'before-migrations'));
  for (const year of [2021, 2022, 2023, 2024])
    writeFileSync(join(dataDir, 'before-migrations', `${year}-01-01T00-00-00.000Z-0002-stories.db`), '');
  await (await openSqlite(dataDir)).destroy();
  const years = copiesIn(dataDir).map((path) => basename(path).slice(0, 4));
  expect(years.sort()).toEqual(['2023', '2024', String(new Date().getUTCFullYear())]);
});
