import { chmodSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { databaseFile } from './file.ts';

/** All in one step: between two, SQLite begins again whenever somebody has written, and on a busy day comes to no end. */
const everyPage = 2_147_483_647;

/** Copies the database while it is in use, by SQLite's online backup. The copy is complete or it is not there. */
export async function backupDatabase(dataDir: string, destination: string): Promise<void> {
  const file = new Sqlite(databaseFile(dataDir), { fileMustExist: true, timeout: 5_000 });
  try {
    await file.backup(destination, { progress: () => everyPage });
    chmodSync(destination, 0o600);
  } finally {
    file.close();
  }
}
