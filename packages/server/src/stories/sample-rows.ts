import { sampleStories } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';
import { storyWords } from './rows.ts';

/** Publishes the sample stories. */
export async function addSampleStories(trx: Transaction, at: number): Promise<void> {
  const now = new Date(at);
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
    graduation_year: story.graduationYear ?? null,
    shows_year: story.graduationYear ? 1 : 0,
    shows_photo: 1,
    company: '',
    photo: story.authorImage,
    published_at: story.date,
    created_at: story.date,
  }));
  await trx.insertInto('stories').values(stories).execute();
}

/** Removes the sample stories and returns their number. */
export async function removeSampleStories(trx: Transaction, now: number): Promise<number> {
  const ids = sampleStories(new Date(now)).map(({ id }) => id);
  const { numDeletedRows } = await trx
    .deleteFrom('stories')
    .where('id', 'in', ids)
    .where('reference', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
