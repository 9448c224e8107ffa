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
 * Puts the sample content into a new database. Deleting it later does not bring it back, and a database that is in use
 * never gets any: invented members have no place in a real directory.
 */
export async function seedSamples(
  database: Database,
  { production, paypal }: Pick<ServerConfig, 'production' | 'paypal'>,
  now: number,
): Promise<void> {
  await transaction(database, async (trx) => {
    if (!(await noteSamples(trx, now))) return;
    for (const seed of seeds) await seed(trx, now);
    // Where money is taken, the books begin empty.
    if (!production && !paypal) await addSampleGifts(trx, now);
  });
}
