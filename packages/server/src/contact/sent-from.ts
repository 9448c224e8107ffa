import type { Database } from '../database/database.ts';

/** Origins of the other sites that messages were sent from. */
export async function sitesOfMessages(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('contact_messages')
    .select('sent_from')
    .where('sent_from', 'is not', null)
    .distinct()
    .execute();
  return rows.flatMap(({ sent_from }) => sent_from ?? []);
}
