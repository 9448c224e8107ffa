import { chmodSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { databaseFile } from './file.ts';

/** Copies all pages in one step. Between two steps SQLite starts over after every write, and on a busy day it never finishes. */
const everyPage = 2_147_483_647;

/** Copies the database while it is in use, with SQLite's online backup. The copy is either complete or absent. */
export async function backupDatabase(dataDir: string, destination: string): Promise<void> {
  const file = new Sqlite(databaseFile(dataDir), { fileMustExist: true, timeout: 5_000 });
  try {
    await file.backup(destination, { progress: () => everyPage });
    chmodSync(destination, 0o600);
  } finally {
    file.close();
  }
}
