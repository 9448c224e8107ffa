import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { databaseVariables, openTestDatabase, testedEngine } from '../testing/test-database.ts';
import { contactBody, temporaryDirectory, testServer } from '../testing/test-server.ts';
import { toPostgres } from './engines/postgres/dialect.ts';
import { migrationWords as sqliteWords } from './engines/sqlite/open.ts';
import { migrate } from './migrate.ts';
import { breaking, type Migration, migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';
import { transaction } from './transaction.ts';

const words = testedEngine === 'sqlite' ? sqliteWords : { suffix: '', spoken: toPostgres };

const moods: Migration = (suffix) => [
  'alter table contact_messages add column mood text',
  `create table moods (mood text primary key, weight integer not null default 0) ${suffix}`,
];

/** Returns a database that a newer version has migrated, and its directory. */
async function newerDatabase(step: Migration) {
  const dataDir = temporaryDirectory();
  const database = await openTestDatabase(dataDir);
  const migrateWith = (other: Migration) =>
    transaction(database, (trx) => migrate(trx, words, { ...migrations, '9999-moods': other }));
  await migrateWith(step);
  return { dataDir, database, migrateWith };
}

describe('database migrated by a newer version', () => {
  test('this version starts and works when the newer version only added tables', async () => {
    const { dataDir, database } = await newerDatabase(moods);
    const { post, rows } = await testServer({ DATA_DIR: dataDir });
    expect((await post('/contact', contactBody({ message: 'An older form.' }))).status).toBe(200);
    expect((await rows()).messages).toMatchObject([{ message: 'An older form.', mood: null }]);
    const { rows: applied } = await sql<{ name: string }>`select name from migrations`.execute(database);
    expect(applied.map(({ name }) => name)).toContain('9999-moods');
  });

  test('this version refuses to start with one sentence when the newer migration is breaking', async () => {
    const { dataDir } = await newerDatabase(breaking(moods));
    const config = readConfig({ DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) });
    const refused = await openDatabase(config).then(
      (opened) => onTestFinished(() => opened.destroy()),
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused).toMatchObject({
      message:
        'A newer version of this program changed the database, and this one cannot work with it any more (“9999-moods”): start the newer one.',
    });
  });

  test('the newer version starts again on its own database', async () => {
    const { migrateWith } = await newerDatabase(breaking(moods));
    await expect(migrateWith(breaking(moods))).resolves.toBeUndefined();
  });
});

test('refuses a migration that was edited after the database applied it, by its name', async () => {
  const { migrateWith } = await newerDatabase(() => ['create table moods (mood text primary key)']);
  await expect(migrateWith(() => ['create table moods (name text primary key)'])).rejects.toThrow(
    'The migration "9999-moods" was edited after this database had taken it.',
  );
  // Different line breaks are not an edit.
  const sameInTwoLines = () => ['create table moods\n  (mood text primary key)'];
  await expect(migrateWith(sameInTwoLines)).resolves.toBeUndefined();
});
