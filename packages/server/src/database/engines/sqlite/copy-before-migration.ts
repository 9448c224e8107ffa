import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { withoutFormer } from '../../migrations/former-migrations.ts';
import { type Migration, migrations } from '../../migrations/index.ts';

/** Folder for the copies made before migrations, inside the data directory. */
const folder = 'before-migrations';

/** Number of copies that are kept. */
const most = 3;

function appliedIn(file: Sqlite.Database): ReadonlySet<string> {
  const isNew =
    file.prepare(`select 1 from sqlite_master where type = 'table' and name = 'migrations'`).get() ===
    undefined;
  return new Set(isNew ? [] : file.prepare('select name from migrations').pluck().all().map(String));
}

/**
 * Copies a database whose tables are about to change, and deletes all copies but the newest three. The name of a copy is the moment
 * and the first missing migration. A new database, or one that is up to date, is not copied.
 * @throws ConfigError for a database that is too old to be migrated
 */
export async function copyBeforeMigration(
  file: Sqlite.Database,
  dataDir: string,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const applied = withoutFormer(appliedIn(file));
  const next = Object.keys(steps).find((name) => !applied.has(name));
  if (applied.size === 0 || next === undefined) return;
  const copies = join(dataDir, folder);
  mkdirSync(copies, { recursive: true, mode: 0o700 });
  // Colons are not allowed in file names on every system.
  const moment = new Date().toISOString().replaceAll(':', '-');
  const copy = join(copies, `${moment}-${next}.db`);
  const unfinished = `${copy}.${process.pid}.part`;
  try {
    await file.backup(unfinished);
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, copy);
  } finally {
    rmSync(unfinished, { force: true });
  }
  const whole = readdirSync(copies).filter((name) => name.endsWith('.db'));
  for (const name of whole.sort().slice(0, -most)) rmSync(join(copies, name));
}
