import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../../config.ts';
import { databaseVariables, openTestDatabase } from '../../testing/test-database.ts';
import { contactBody, temporaryDirectory, testServer } from '../../testing/test-server.ts';
import { openDatabase } from '../open.ts';
import { formerMigrations } from './former-migrations.ts';
import { migrations } from './index.ts';

/**
 * Creates a data folder in the state that a version with the former migrations left it. @param names The migrations that it
 * applied.
 */
async function formerFolder(names: readonly string[]) {
  const dataDir = temporaryDirectory();
  const database = await openTestDatabase(dataDir);
  // Tables, columns and indexes that later migrations add.
  await sql`drop table flyers`.execute(database);
  await sql`alter table contact_messages drop column replies`.execute(database);
  await sql`alter table outbox drop column failures`.execute(database);
  await sql`alter table stories drop column photo_focus`.execute(database);
  await sql`drop index members_turn`.execute(database);
  await sql`delete from migrations`.execute(database);
  await sql`delete from migration_checksums`.execute(database);
  for (const name of names) {
    await sql`insert into migrations (name, applied_at) values (${name}, '2026-11-01T00:00:00.000Z')`.execute(
      database,
    );
    await sql`insert into migration_checksums (name, checksum) values (${name}, 'former')`.execute(database);
  }
  const recorded = async () => {
    const { rows } = await sql<{ name: string; breaks: number }>`
      select name, breaks from migrations order by name`.execute(database);
    const checksums = await sql<{ name: string }>`
      select name from migration_checksums order by name`.execute(database);
    return { applied: rows, checksums: checksums.rows.map(({ name }) => name) };
  };
  const open = async () => {
    const opened = await openDatabase(
      readConfig({ DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) }),
    );
    onTestFinished(() => opened.destroy());
  };
  return { dataDir, database, recorded, open };
}

const today = Object.keys(migrations);

describe('database with all former migrations', () => {
  test('a database with all former migrations starts with its content, and records the migration that replaced them', async () => {
    const { dataDir, database, recorded } = await formerFolder(formerMigrations);
    await sql`
      insert into contact_messages (id, reference, status, first_name, last_name, email, phone, message, created_at)
      values ('01', 'C-0000-0001', 'new', 'Leela', 'Umbar', 'leela@example.org', '', 'Kept.', '2026-11-01T00:00:00.000Z')`.execute(
      database,
    );
    for (const message of ['First start.', 'Second start.']) {
      const { post } = await testServer({ DATA_DIR: dataDir });
      expect((await post('/contact', contactBody({ message }))).status).toBe(200);
    }
    const messages = await database.selectFrom('contact_messages').select('message').orderBy('id').execute();
    expect(messages.map(({ message }) => message)).toEqual(['Kept.', 'First start.', 'Second start.']);
    const { applied, checksums } = await recorded();
    expect(applied[0]).toEqual({ name: '0001-tables', breaks: 1 });
    expect([applied.map(({ name }) => name), checksums]).toEqual([today, today]);
  });

  test('a database with all former migrations keeps the record of a newer migration that only added', async () => {
    const { recorded, open } = await formerFolder([...formerMigrations, '9999-moods']);
    await open();
    const { applied } = await recorded();
    expect(applied.map(({ name }) => name)).toEqual([...today, '9999-moods']);
  });
});

test.each([
  ['the first', formerMigrations.slice(0, 1)],
  ['all but the last', formerMigrations.slice(0, -1)],
  ['all but one in between', formerMigrations.filter((name) => name !== '0020-desk')],
])('refuses a database with %s of the former migrations, and changes nothing', async (_, names) => {
  const { dataDir, recorded, open } = await formerFolder(names);
  const before = await recorded();
  const refused = await open().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ConfigError);
  expect(refused).toMatchObject({
    message:
      'This database was made by a version that is too old for this one. Start the previous version once, which updates the database, and then start this one.',
  });
  expect(await recorded()).toEqual(before);
  expect(existsSync(join(dataDir, 'before-migrations'))).toBe(false);
});
