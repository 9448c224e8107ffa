import { sql } from 'kysely';
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date: one transaction, so that two processes starting at once do it once and a failure leaves
 * the old tables. Kysely's own migrator creates its bookkeeping outside the transaction, where two starts can collide.
 * @param suffix What this engine wants after a table's closing parenthesis.
 */
export async function migrate(database: Database, suffix: string): Promise<void> {
  await database.transaction().execute(async (writing) => {
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      writing,
    );
    const done = await sql<{ name: string }>`select name from migrations`.execute(writing);
    const applied = new Set(done.rows.map((row) => row.name));
    for (const [name, step] of Object.entries(migrations)) {
      if (applied.has(name)) continue;
      for (const statement of step(suffix)) await sql.raw(statement).execute(writing);
      await sql`insert into migrations (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        writing,
      );
    }
    const newer = [...applied].find((name) => !Object.hasOwn(migrations, name));
    if (newer)
      throw new Error(`The database was written by a newer version of this program (it has "${newer}").`);
  });
}
