import { sampleEvents, sampleJobs, sampleMembers, sampleNews } from '../../samples/index.ts';
import type { Database } from './database.ts';
import { relistAll } from './directory/listing.ts';
import { sampleJobRow } from './jobs.ts';
import { sampleMemberRow } from './members.ts';

/** Puts the sample content into a database that never had any. Deleting it later does not bring it back. */
export async function seedSamples(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (writing) => {
    const first = await writing
      .insertInto('settings')
      .values({ key: 'samples', value: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    const created_at = new Date(now).toISOString();
    const events = sampleEvents(new Date(now)).map((event) => ({
      id: event._id,
      title: event.title,
      description: event.description,
      date: event.date,
      end_date: event.endDate ?? null,
      timezone: event.timezone ?? null,
      location: event.location,
      images: JSON.stringify(event.images),
      registration_url: event.registrationURL ?? null,
      featured: 1,
      is_active: 1,
      is_approved: 1,
      created_at,
    }));
    const news = sampleNews(new Date(now)).map((item) => ({
      id: item._id,
      title: item.title,
      summary: item.summary,
      description: item.description,
      category: item.category,
      featured: item.featured ? 1 : 0,
      tags: JSON.stringify(item.tags),
      images: JSON.stringify(item.images),
      author: item.createdBy.name,
      published: 1,
      created_at: item.createdAt,
    }));
    await writing.insertInto('events').values(events).execute();
    await writing.insertInto('news').values(news).execute();
    await writing
      .insertInto('members')
      .values(sampleMembers.map((member, index) => sampleMemberRow(member, index, now)))
      .execute();
    await relistAll(writing);
    await writing
      .insertInto('jobs')
      .values(sampleJobs.map((job) => sampleJobRow(job, now)))
      .execute();
  });
}
