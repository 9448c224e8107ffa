import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { databaseVariables, openTestDatabase, testedEngine } from '../testing/test-database.ts';
import { contactBody, temporaryDirectory, testServer } from '../testing/test-server.ts';
import { spoken } from './engines/postgres/spoken.ts';
import { migrationWords as sqliteWords } from './engines/sqlite/open.ts';
import { migrate } from './migrate.ts';
import { breaking, type Migration, migrations } from './migrations/index.ts';
import { openDatabase } from './open.ts';
import { write } from './write.ts';

const words = testedEngine === 'sqlite' ? sqliteWords : { suffix: '', spoken };

const moods: Migration = (suffix) => [
  'alter table contact_messages add column mood text',
  `create table moods (mood text primary key, weight integer not null default 0) ${suffix}`,
];

/** A database that the version of tomorrow brought up to date, and its directory. */
async function databaseOfTomorrow(step: Migration) {
  const dataDir = temporaryDirectory();
  const database = await openTestDatabase(dataDir);
  await write(database, (writing) => migrate(writing, words, { ...migrations, '9999-moods': step }));
  return { dataDir, database };
}

/** Opens it with the steps of today. */
async function opened(dataDir: string) {
  const database = await openDatabase(
    readConfig({ DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) }),
  );
  onTestFinished(() => database.destroy());
  return database;
}

describe('on a database that a newer version brought up to date, a program', () => {
  test('starts and works, where the newer one only added', async () => {
    const { dataDir, database } = await databaseOfTomorrow(moods);
    const { post, rows } = await testServer({ DATA_DIR: dataDir });
    expect((await post('/contact', contactBody({ message: 'An older form.' }))).status).toBe(200);
    expect((await rows()).messages).toMatchObject([{ message: 'An older form.', mood: null }]);
    const { rows: taken } = await sql<{ name: string }>`select name from migrations`.execute(database);
    expect(taken.map(({ name }) => name)).toContain('9999-moods');
  });

  test('refuses to start with one sentence, where the newer one says that it breaks', async () => {
    const { dataDir } = await databaseOfTomorrow(breaking(moods));
    const refused = await opened(dataDir).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect(refused).toMatchObject({
      message:
        'A newer version of this program changed the database, and this one cannot work with it any more (“9999-moods”): start the newer one.',
    });
  });

  test('that is the newer one itself starts again', async () => {
    const { database } = await databaseOfTomorrow(breaking(moods));
    const again = write(database, (writing) =>
      migrate(writing, words, { ...migrations, '9999-moods': breaking(moods) }),
    );
    await expect(again).resolves.toBeUndefined();
  });
});

test('a database from before there was the mark gets its column, and takes no step twice', async () => {
  const dataDir = temporaryDirectory();
  const database = await openTestDatabase(dataDir);
  const before = await sql<{ name: string }>`select name, applied_at from migrations`.execute(database);
  await write(database, (writing) => sql`alter table migrations drop column breaks`.execute(writing));
  const today = await opened(dataDir);
  const after = await sql<{ name: string }>`select name, applied_at from migrations`.execute(today);
  expect(after.rows).toEqual(before.rows);
  const marks = await sql<{ breaks: number }>`select distinct breaks from migrations`.execute(today);
  expect(marks.rows).toEqual([{ breaks: 0 }]);
});
