import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { addSampleGifts } from '../donations/sample-rows.ts';
import { addSampleEvents } from '../events/sample-rows.ts';
import { addSampleJobs } from '../jobs/sample-rows.ts';
import { addSampleMembers } from '../members/sample-rows.ts';
import { addSampleNews } from '../news/sample-rows.ts';
import { noteSamples } from '../settings/samples.ts';
import { addSampleStories } from '../stories/sample-rows.ts';

const seeds = [addSampleEvents, addSampleNews, addSampleStories, addSampleMembers, addSampleJobs];

/**
 * Adds the sample content to a new database. Deleted samples do not come back, and a database that is in use never gets any: sample
 * members do not belong in a real directory.
 */
export async function seedSamples(
  database: Database,
  { production, paypal }: Pick<ServerConfig, 'production' | 'paypal'>,
  now: number,
): Promise<void> {
  await transaction(database, async (trx) => {
    if (!(await noteSamples(trx, now))) return;
    for (const seed of seeds) await seed(trx, now);
    // No sample donations where real payments are possible.
    if (!production && !paypal) await addSampleGifts(trx, now);
  });
}
