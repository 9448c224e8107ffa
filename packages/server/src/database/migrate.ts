import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ConfigError } from '../config.ts';
import type { Transaction } from './database.ts';
import { formerMigrations, withoutFormer } from './migrations/former-migrations.ts';
import { type Migration, migrations } from './migrations/index.ts';

/** Hash of the statements of a migration. It does not depend on the engine or on line breaks. */
const checksumOf = (migration: Migration) =>
  createHash('sha256')
    .update(JSON.stringify(migration('').map((statement) => statement.replace(/\s+/g, ' ').trim())))
    .digest('base64url');

/** Tables that record the applied migrations. */
const bookkeeping = [
  'create table if not exists migrations (name text primary key, applied_at text not null, breaks integer not null default 0)',
  'create table if not exists migration_checksums (name text primary key, checksum text not null)',
];

async function checksumsIn(trx: Transaction): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums`.execute(trx);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** A row of `migrations`. */
interface Applied {
  name: string;
  /** 1 if versions without this migration cannot work with its result. Missing in databases that are too old to be supported. */
  breaks?: number;
}

async function record(trx: Transaction, name: string, migration: Migration): Promise<void> {
  const now = new Date().toISOString();
  const breaks = migration.breaks ? 1 : 0;
  await sql`insert into migrations (name, applied_at, breaks) values (${name}, ${now}, ${breaks})`.execute(
    trx,
  );
  await sql`insert into migration_checksums (name, checksum) values (${name}, ${checksumOf(migration)})`.execute(
    trx,
  );
}

async function forgetFormer(trx: Transaction): Promise<void> {
  const names = sql.join(formerMigrations);
  await sql`delete from migrations where name in (${names})`.execute(trx);
  await sql`delete from migration_checksums where name in (${names})`.execute(trx);
}

/** Dialect of an engine for migrations. */
export interface MigrationWords {
  /** Text that the engine needs after the closing parenthesis of a table. */
  suffix: string;
  /** Translates a migration statement to the engine's dialect. */
  spoken: (statement: string) => readonly string[];
}

/**
 * Runs the missing migrations. Kysely's own migrator creates its bookkeeping outside the transaction, where two starts can collide.
 * @param writing A transaction during which no other process migrates. A failure leaves the old tables.
 * @param steps The migrations from an empty database to today's.
 * @throws Error when a migration was edited after this database applied it, and ConfigError when this version cannot work with the
 * database because it is too new or too old
 */
export async function migrate(
  trx: Transaction,
  { suffix, spoken }: MigrationWords,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const execute = async (statements: readonly string[]) => {
    for (const statement of statements.flatMap(spoken)) await sql.raw(statement).execute(trx);
  };
  await execute(bookkeeping);
  const { rows } = await sql<Applied>`select * from migrations`.execute(trx);
  const broken = rows.find(({ name, breaks }) => breaks === 1 && !Object.hasOwn(steps, name));
  if (broken)
    throw new ConfigError(
      `A newer version of this program changed the database, and this one cannot work with it any more (“${broken.name}”): start the newer one.`,
    );
  const recorded = new Set(rows.map(({ name }) => name));
  const applied = withoutFormer(recorded);
  if (applied !== recorded) await forgetFormer(trx);
  const checksums = await checksumsIn(trx);
  for (const [name, step] of Object.entries(steps)) {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksumOf(step)) {
      throw new Error(
        `The migration "${name}" was edited after this database had taken it. Put it back as it was, and write the change as a new one.`,
      );
    }
    if (!applied.has(name)) await execute(step(suffix));
    if (!recorded.has(name)) await record(trx, name, step);
  }
}
