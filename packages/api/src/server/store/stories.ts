import * as v from 'valibot';
import { type Story, storyCategoryOf } from '../../contract/entities/story.ts';
import { excerptOf, readTimeOf, textOfStory } from '../../contract/story-text.ts';
import { allowedHtml } from '../words/allowed-html.ts';
import type { Database } from './database.ts';
import type { StoryTable } from './tables.ts';

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

/**
 * Every approved story, newest first. Column by column on purpose: a mail address or a number that was sent in with a
 * story is never even read here.
 */
export async function publishedStories(database: Database): Promise<Story[]> {
  const rows = await database
    .selectFrom('stories')
    .select(['id', 'title', 'excerpt', 'content', 'name', 'author_role', 'company', 'photo'])
    .select(['published_at', 'created_at', 'read_time', 'category', 'image', 'tags'])
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
  }));
}
