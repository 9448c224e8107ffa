import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { removeSampleGifts } from '../donations/sample-rows.ts';
import { removeSampleEvents } from '../events/sample-rows.ts';
import { removeSampleVolunteers } from '../identity/demo.ts';
import { removeSampleJobs } from '../jobs/sample-rows.ts';
import { removeSampleMembers } from '../members/sample-rows.ts';
import { removeSampleNews } from '../news/sample-rows.ts';
import { noteSamplesRemoved } from '../settings/samples.ts';
import { removeSampleStories } from '../stories/sample-rows.ts';

/** Number of removed rows by kind, and the events that stay because people use them. */
export interface RemovedSamples {
  members: number;
  jobs: number;
  stories: number;
  news: number;
  gifts: number;
  events: number;
  kept: string[];
}

/** Deletes everything that the first run created, in one transaction. Content that volunteers added or changed stays. */
export async function removeSamples(
  database: Database,
  by: Pick<AuditAction, 'who' | 'volunteer'>,
  now: number,
): Promise<RemovedSamples> {
  return transaction(database, async (trx) => {
    const removed = {
      members: await removeSampleMembers(trx),
      jobs: await removeSampleJobs(trx),
      stories: await removeSampleStories(trx, now),
      news: await removeSampleNews(trx, now),
      gifts: await removeSampleGifts(trx),
      ...(await removeSampleEvents(trx, now)),
    };
    await removeSampleVolunteers(trx);
    await noteSamplesRemoved(trx, now);
    const detail = JSON.stringify(removed);
    await audit(trx, { ...by, action: 'samples remove', subject: 'samples', detail }, now);
    return removed;
  });
}
