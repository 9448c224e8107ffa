import { sampleStories } from '@banyan/api/samples';
import type { Writing } from '../database/database.ts';
import { storyWords } from './rows.ts';

/** Publishes the sample stories. */
export async function addSampleStories(writing: Writing, at: number): Promise<void> {
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
  await writing.insertInto('stories').values(stories).execute();
}

/** Takes them out again, and answers how many there were. */
export async function removeSampleStories(writing: Writing, now: number): Promise<number> {
  const ids = sampleStories(new Date(now)).map(({ id }) => id);
  const { numDeletedRows } = await writing
    .deleteFrom('stories')
    .where('id', 'in', ids)
    .where('reference', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
