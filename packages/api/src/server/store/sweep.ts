import type { Database } from './database.ts';

const dayMs = 86_400_000;

/** Forgets what has expired: answers, used verifications, rate windows, and letters sent more than 30 days ago. */
export async function sweep(database: Database, now: number): Promise<void> {
  await database.deleteFrom('answered').where('expires_at', '<=', now).execute();
  await database.deleteFrom('spent_tokens').where('expires_at', '<=', now).execute();
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<', now - dayMs)
    .execute();
  await database
    .deleteFrom('outbox')
    .where('sent_at', '<', new Date(now - 30 * dayMs).toISOString())
    .execute();
}
