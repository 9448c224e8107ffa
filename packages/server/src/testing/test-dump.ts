import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Every row of every table, for later comparison. */
export async function dump(database: Database): Promise<Readonly<Record<string, unknown[]>>> {
  const tables = await database.introspection.getTables();
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    contents[name] = (await sql`select * from ${sql.table(name)}`.execute(database)).rows;
  }
  return contents;
}
