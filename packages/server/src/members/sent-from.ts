import type { Database } from '../database/database.ts';

/** Origins of the other sites that membership requests were sent from. */
export async function sitesOfRequests(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('members')
    .select('sent_from')
    .where('sent_from', 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ sent_from }) => sent_from ?? []);
}
