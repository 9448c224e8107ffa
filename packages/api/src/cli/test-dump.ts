import { sql } from 'kysely';
import type { Database } from '../server/database/database.ts';

/** Every row of every table, to compare with later. */
export async function dump(database: Database): Promise<Readonly<Record<string, unknown[]>>> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`.execute(
    database,
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    contents[name] = (await sql`select * from ${sql.table(name)}`.execute(database)).rows;
  }
  return contents;
}
