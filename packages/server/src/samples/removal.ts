import { audit, type Deed } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';
import { removeSampleGifts } from '../donations/sample-rows.ts';
import { removeSampleEvents } from '../events/sample-rows.ts';
import { removeSampleVolunteers } from '../identity/demo.ts';
import { removeSampleJobs } from '../jobs/sample-rows.ts';
import { removeSampleMembers } from '../members/sample-rows.ts';
import { removeSampleNews } from '../news/sample-rows.ts';
import { noteSamplesRemoved } from '../settings/samples.ts';
import { removeSampleStories } from '../stories/sample-rows.ts';

/** How many rows went, by what they are, and the events that stay because people have to do with them. */
export interface RemovedSamples {
  members: number;
  jobs: number;
  stories: number;
  news: number;
  gifts: number;
  events: number;
  kept: string[];
}

/** Takes out everything that the first run invented, in one transaction. What volunteers added or changed stays. */
export async function removeSamples(
  database: Database,
  by: Pick<Deed, 'who' | 'volunteer'>,
  now: number,
): Promise<RemovedSamples> {
  return write(database, async (writing) => {
    const removed = {
      members: await removeSampleMembers(writing),
      jobs: await removeSampleJobs(writing),
      stories: await removeSampleStories(writing, now),
      news: await removeSampleNews(writing, now),
      gifts: await removeSampleGifts(writing),
      ...(await removeSampleEvents(writing, now)),
    };
    await removeSampleVolunteers(writing);
    await noteSamplesRemoved(writing, now);
    const detail = JSON.stringify(removed);
    await audit(writing, { ...by, action: 'samples remove', subject: 'samples', detail }, now);
    return removed;
  });
}
