import {
  sampleEvents,
  sampleFeaturedEvent,
  sampleJobs,
  sampleMembers,
  sampleNews,
  sampleStories,
} from '../../samples/index.ts';
import type { Database, Writing } from '../database/database.ts';
import { sampleJobRow } from '../jobs/rows.ts';
import { relistAll } from '../members/directory/listing.ts';
import { sampleMemberRow } from '../members/rows.ts';
import { storyWords } from '../stories/rows.ts';

async function seedEvents(writing: Writing, now: Date): Promise<void> {
  const events = sampleEvents(now).map((event) => ({
    id: event._id,
    title: event.title,
    description: event.description,
    date: event.date,
    end_date: event.endDate ?? null,
    timezone: event.timezone ?? null,
    location: event.location,
    images: JSON.stringify(event.images),
    registration_url: event.registrationURL ?? null,
    category: event.category,
    organizer: event.organizer ?? null,
    max_attendees: event.maxAttendees ?? null,
    // Nobody of these exists, so no registration does; the seats are given out by hand.
    seats_reserved: event.registeredCount ?? 0,
    registration_deadline: event.registrationDeadline ?? null,
    media: JSON.stringify(event.media),
    sequence: 0,
    featured: event._id === sampleFeaturedEvent(now)._id ? 1 : 0,
    is_active: 1,
    is_approved: 1,
    created_at: event.createdAt ?? now.toISOString(),
    chapter: event.chapter ?? null,
  }));
  await writing.insertInto('events').values(events).execute();
}

async function seedNews(writing: Writing, now: Date): Promise<void> {
  const news = sampleNews(now).map((item) => ({
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
    chapter: item.chapter ?? null,
    created_at: item.createdAt,
  }));
  await writing.insertInto('news').values(news).execute();
}

async function seedStories(writing: Writing, now: Date): Promise<void> {
  const stories = sampleStories(now).map((story) => ({
    id: story.id,
    status: 'approved' as const,
    title: story.title,
    story: '',
    ...storyWords(story.content, story.excerpt),
    category: story.category,
    tags: JSON.stringify(story.tags),
    image: story.image,
    name: story.author,
    author_role: story.authorTitle,
    company: '',
    photo: story.authorImage,
    published_at: story.date,
    created_at: story.date,
  }));
  await writing.insertInto('stories').values(stories).execute();
}

async function seedMembers(writing: Writing, now: Date): Promise<void> {
  const members = sampleMembers.map((member, index) => sampleMemberRow(member, index, now.getTime()));
  await writing.insertInto('members').values(members).execute();
  await relistAll(writing);
}

async function seedJobs(writing: Writing, now: Date): Promise<void> {
  const jobs = sampleJobs.map((job) => sampleJobRow(job, now.getTime()));
  await writing.insertInto('jobs').values(jobs).execute();
}

const seeds = [seedEvents, seedNews, seedStories, seedMembers, seedJobs];

/**
 * Puts the sample content into a new database. Deleting it later does not bring it back, and a database that is in use
 * never gets any: invented members have no place in a real directory.
 */
export async function seedSamples(database: Database, now: number): Promise<void> {
  await database.transaction().execute(async (writing) => {
    const first = await writing
      .insertInto('settings')
      .values({ key: 'samples', value: new Date(now).toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (first.numInsertedOrUpdatedRows === 0n) return;
    for (const seed of seeds) await seed(writing, new Date(now));
  });
}
