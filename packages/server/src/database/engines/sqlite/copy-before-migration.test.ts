import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { formerMigrations } from '../../migrations/former-migrations.ts';
import { migrations } from '../../migrations/index.ts';
import { copyBeforeMigration } from './copy-before-migration.ts';
import { databaseFile } from './file.ts';
import { openSqlite } from './open.ts';

const steps = { ...migrations, '0002-moods': () => ['create table moods (mood text primary key)'] };

/** Returns the data folder of an up-to-date database, and its file. */
async function dataFolder() {
  const dataDir = temporaryDirectory();
  await (await openSqlite(dataDir)).destroy();
  const file = new Sqlite(databaseFile(dataDir));
  onTestFinished(() => void file.close());
  const folder = join(dataDir, 'before-migrations');
  const copies = () => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return { dataDir, file, folder, copies };
}

test('copies a database as it is before its tables change, readable by its owner alone', async () => {
  const { dataDir, file, copies } = await dataFolder();
  await copyBeforeMigration(file, dataDir, steps);
  const [path = '', ...others] = copies();
  expect([path, others]).toEqual([expect.stringMatching(/T[\d.-]+Z-0002-moods\.db$/), []]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const copy = new Sqlite(path, { readonly: true });
  expect(copy.prepare('select name from migrations').pluck().all()).toEqual(Object.keys(migrations));
  copy.close();
});

test('copies a database with the former migrations before the first one after them', async () => {
  const { dataDir, file, copies } = await dataFolder();
  file.exec('delete from migrations');
  for (const name of formerMigrations)
    file.prepare('insert into migrations (name, applied_at) values (?, ?)').run(name, '');
  await copyBeforeMigration(file, dataDir, steps);
  expect(copies()).toEqual([expect.stringMatching(/-0002-replies-and-failures\.db$/)]);
});

test('does not copy a new database, or one that is up to date', async () => {
  const { dataDir, copies } = await dataFolder();
  await (await openSqlite(dataDir)).destroy();
  expect(copies()).toEqual([]);
});

test('keeps the newest three copies', async () => {
  const { dataDir, file, folder, copies } = await dataFolder();
  mkdirSync(folder);
  for (const year of [2021, 2022, 2023, 2024])
    writeFileSync(join(folder, `${year}-01-01T00-00-00.000Z-0002-moods.db`), '');
  await copyBeforeMigration(file, dataDir, steps);
  const years = copies().map((path) => basename(path).slice(0, 4));
  expect(years.sort()).toEqual(['2023', '2024', String(new Date().getUTCFullYear())]);
});
