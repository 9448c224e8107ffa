import { sql } from 'kysely';
import type { Database } from './database.ts';

/** A text that is another one after every change of the database, by this process or by any other. Costs next to nothing. */
export async function changeMark(database: Database): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select total_changes() || ' ' || data_version as mark from pragma_data_version`.execute(database);
  return rows[0]?.mark ?? '';
}
