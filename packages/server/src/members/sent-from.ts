import type { Database } from '../database/database.ts';

/** The other sites that requests for membership were sent from, as origins. */
export async function sitesOfRequests(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('members')
    .select('sent_from')
    .where('sent_from', 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ sent_from }) => sent_from ?? []);
}
