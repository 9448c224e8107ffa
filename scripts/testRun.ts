import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { nameOf, ours } from '../packages/server/src/testing/test-names.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const run = `${ours}run-`;

/** Drops the databases that a run leaves on a server that keeps running: those of the directories that still exist. */
async function dropDatabases(connectionString: string, directories: readonly string[]): Promise<void> {
  const client = await new pg.Client({ connectionString }).connect();
  try {
    for (const directory of directories) {
      const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [
        nameOf(directory),
      ]);
      for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
    }
  } finally {
    await client.end();
  }
}

/**
 * Gives a run of tests a temporary directory, in which all its files create theirs, and deletes it at the end. It is in memory,
 * because waiting for a disk took a third of a run; tests about disks use one.
 */
export default function startRun({ name }: TestProject): (() => Promise<void>) | undefined {
  const before = process.env.TMPDIR;
  // Called once for each project of a run.
  if (before !== undefined && path.basename(before).startsWith(run)) return undefined;
  const directory = mkdtempSync(path.join(name === 'stress' ? tmpdir() : temporaryFolder(), run));
  process.env.TMPDIR = directory;
  return async () => {
    if (process.env.TEST_DATABASE_URL)
      await dropDatabases(process.env.TEST_DATABASE_URL, readdirSync(directory));
    rmSync(directory, { recursive: true, force: true });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  };
}
