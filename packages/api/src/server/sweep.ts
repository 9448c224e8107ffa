import type { Database } from './database/database.ts';
import { portraitsInUse } from './review/review.ts';
import { sweepPortraits } from './stories/portrait.ts';

const dayMs = 86_400_000;

/**
 * Forgets what has expired: answers, used verifications, rate windows, letters sent more than 30 days ago, and photos of
 * stories that were turned down for good.
 */
export async function sweep(database: Database, dataDir: string, now: number): Promise<void> {
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
  await sweepPortraits(await portraitsInUse(database, now), dataDir, now);
}
