import { sampleEvents, sampleNews, sampleStories } from '../../samples/index.ts';
import { audit } from '../audit/audit.ts';
import type { Database, Writing } from '../database/database.ts';
import { relistAll } from '../members/directory/listing.ts';

/** How many rows went, by what they are, and the events that stay because people have to do with them. */
export interface RemovedSamples {
  members: number;
  jobs: number;
  stories: number;
  news: number;
  events: number;
  kept: string[];
}

const idsOf = (now: Date) => ({
  stories: sampleStories(now).map(({ id }) => id),
  news: sampleNews(now).map(({ _id }) => _id),
  events: sampleEvents(now).map(({ _id }) => _id),
});

const count = ({ numDeletedRows }: { numDeletedRows: bigint }) => Number(numDeletedRows);

/** Invented events nobody changed and nobody registered for; the others have become somebody's. */
async function removeEvents(writing: Writing, ids: readonly string[]) {
  const taken = await writing.selectFrom('event_registrations').select('event_id').distinct().execute();
  const changed = await writing
    .selectFrom('events')
    .select('id')
    .where('changed_at', 'is not', null)
    .execute();
  const stay = new Set([...taken.map(({ event_id }) => event_id), ...changed.map(({ id }) => id)]);
  const going = ids.filter((id) => !stay.has(id));
  const events = count(await writing.deleteFrom('events').where('id', 'in', going).executeTakeFirstOrThrow());
  return { events, kept: ids.filter((id) => stay.has(id)) };
}

/** Takes out everything that the first run invented, in one transaction. What volunteers added or changed stays. */
export async function removeSamples(database: Database, who: string, now: number): Promise<RemovedSamples> {
  const ids = idsOf(new Date(now));
  return database.transaction().execute(async (writing) => {
    const members = count(
      await writing.deleteFrom('members').where('reference', 'like', 'M-SAMP-%').executeTakeFirstOrThrow(),
    );
    if (members > 0) await relistAll(writing);
    const jobs = await writing
      .deleteFrom('jobs')
      .where('decided_by', '=', 'samples')
      .executeTakeFirstOrThrow();
    const stories = await writing
      .deleteFrom('stories')
      .where('id', 'in', ids.stories)
      .where('reference', 'is', null)
      .executeTakeFirstOrThrow();
    const news = await writing.deleteFrom('news').where('id', 'in', ids.news).executeTakeFirstOrThrow();
    const removed = { members, jobs: count(jobs), stories: count(stories), news: count(news) };
    const result = { ...removed, ...(await removeEvents(writing, ids.events)) };
    await audit(
      writing,
      { who, action: 'samples remove', subject: 'samples', detail: JSON.stringify(result) },
      now,
    );
    return result;
  });
}
