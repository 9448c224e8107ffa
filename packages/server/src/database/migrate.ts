import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Writing } from './database.ts';
import { type Migration, migrations } from './migrations/index.ts';

/** What a step does, as a short text: the same however its statements are broken into lines, and for every engine. */
const checksumOf = (step: Migration) =>
  createHash('sha256')
    .update(JSON.stringify(step('').map((statement) => statement.replace(/\s+/g, ' ').trim())))
    .digest('base64url');

/** Notes what was applied. A database from before there were checksums gets them the first time it comes by here. */
async function keepChecksum(writing: Writing, name: string, step: Migration): Promise<void> {
  await sql`insert into migration_checksums (name, checksum) values (${name}, ${checksumOf(step)})`.execute(
    writing,
  );
}

/** What remembers what was applied. */
const bookkeeping = [
  'create table if not exists migrations (name text primary key, applied_at text not null, breaks integer not null default 0)',
  'create table if not exists migration_checksums (name text primary key, checksum text not null)',
];

/** For a database from before there was that column. */
const breaksColumn = 'alter table migrations add column breaks integer not null default 0';

/** The checksums of the steps that this database has taken, by name. */
async function checksumsIn(writing: Writing): Promise<ReadonlyMap<string, string>> {
  const kept = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums`.execute(writing);
  return new Map(kept.rows.map(({ name, checksum }) => [name, checksum]));
}

/** A step that a database has taken. A database from before there was the mark has rows without it. */
interface Taken {
  name: string;
  /** 1 when versions that do not know the step cannot work with what it left. */
  breaks?: number;
}

/** The steps that this database has taken. */
async function takenIn(writing: Writing): Promise<readonly Taken[]> {
  return (await sql<Taken>`select * from migrations`.execute(writing)).rows;
}

/** How an engine says what the steps say. */
export interface MigrationWords {
  /** What it wants after a table's closing parenthesis. */
  suffix: string;
  /** A statement of ours in its words. */
  spoken: (statement: string) => readonly string[];
}

/**
 * Brings the tables up to date. Kysely's own migrator creates its bookkeeping outside the transaction, where two starts can
 * collide.
 * @param writing A transaction that no other process migrates beside: two that start at once do it once, and a failure leaves
 * the old tables.
 * @param steps The steps from an empty database to today's.
 * @throws Error when a step was edited after this database took it, and ConfigError when a newer version took one that breaks
 * this one
 */
export async function migrate(
  writing: Writing,
  { suffix, spoken }: MigrationWords,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const execute = async (statements: readonly string[]) => {
    for (const statement of statements.flatMap(spoken)) await sql.raw(statement).execute(writing);
  };
  await execute(bookkeeping);
  const taken = await takenIn(writing);
  const broken = taken.find(({ name, breaks }) => breaks === 1 && !Object.hasOwn(steps, name));
  if (broken)
    throw new ConfigError(
      `A newer version of this program changed the database, and this one cannot work with it any more (“${broken.name}”): start the newer one.`,
    );
  if (taken.some(({ breaks }) => breaks === undefined)) await execute([breaksColumn]);
  const applied = new Set(taken.map(({ name }) => name));
  const checksums = await checksumsIn(writing);
  for (const [name, step] of Object.entries(steps)) {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksumOf(step)) {
      throw new Error(
        `The migration "${name}" was edited after this database had taken it. Put it back as it was, and write the change as a new one.`,
      );
    }
    if (known === undefined) await keepChecksum(writing, name, step);
    if (applied.has(name)) continue;
    await execute(step(suffix));
    const now = new Date().toISOString();
    const breaks = step.breaks ? 1 : 0;
    await sql`insert into migrations (name, applied_at, breaks) values (${name}, ${now}, ${breaks})`.execute(
      writing,
    );
  }
}
