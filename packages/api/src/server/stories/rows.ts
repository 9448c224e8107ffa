import * as v from 'valibot';
import type { StoryBody } from '../../contract/stories/body.ts';
import { type Story, storyCategoryOf } from '../../contract/stories/story.ts';
import { excerptOf, readTimeOf, textOfStory } from '../../contract/stories/text.ts';
import type { Database, Writing } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';
import type { StoryTable } from '../database/tables.ts';
import { allowedHtml, htmlOfText } from '../html/allowed-html.ts';

const Texts = v.array(v.string());

/**
 * The columns that hold a story's words, for everything that writes one: markup is reduced to what is allowed, and what
 * follows from it is said once.
 * @param html For plain text, `htmlOfText` of it.
 * @param excerpt What the author wrote for lists; without one it is the beginning of the story.
 */
export function storyWords(
  html: string,
  excerpt = '',
): Pick<StoryTable, 'content' | 'excerpt' | 'read_time'> {
  const content = allowedHtml(html);
  const text = textOfStory(content);
  return { content, excerpt: excerpt || excerptOf(text), read_time: readTimeOf(text) };
}

/** Stores a story that waits for review. @param photo Address its portrait will have, or empty. */
export async function addStory(writing: Writing, body: StoryBody, photo: string, now: number) {
  const row = {
    id: newId(now),
    reference: newReference('S'),
    status: 'pending' as const,
    title: body.title,
    story: body.story,
    ...storyWords(htmlOfText(body.story)),
    category: body.category,
    tags: '[]',
    image: '',
    name: body.name,
    email: body.email,
    contact_no: body.contactNo,
    graduation_year: body.graduationYear,
    shows_year: 1,
    department: body.department,
    author_role: body.currentRole,
    company: body.company,
    photo,
    published_at: null,
    created_at: new Date(now).toISOString(),
  };
  await writing.insertInto('stories').values(row).execute();
  return { id: row.id, reference: row.reference };
}

/**
 * Every approved story, newest first. Column by column on purpose: a mail address or a number that was sent in with a
 * story is never even read here.
 */
export async function publishedStories(database: Database): Promise<Story[]> {
  const rows = await database
    .selectFrom('stories')
    .select(['id', 'title', 'excerpt', 'content', 'name', 'author_role', 'company', 'photo'])
    .select(['published_at', 'created_at', 'read_time', 'category', 'image', 'tags'])
    .select(['graduation_year', 'shows_year'])
    .where('status', '=', 'approved')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    author: row.name,
    authorTitle: [row.author_role, row.company].filter((part) => part !== '').join(', '),
    authorImage: row.photo,
    date: row.published_at ?? row.created_at,
    readTime: row.read_time,
    category: storyCategoryOf(row.category),
    image: row.image,
    tags: v.parse(Texts, JSON.parse(row.tags)),
    ...(row.shows_year === 1 && row.graduation_year && { graduationYear: row.graduation_year }),
  }));
}
