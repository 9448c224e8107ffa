import {
  excerptOf,
  readTimeOf,
  type Story,
  type StoryBody,
  type StoryCategory,
  storyCategoryOf,
  textOfStory,
} from '@banyan/api/contract';
import { shownLine } from '@banyan/api/internal';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';
import type { StoryTable } from '../database/tables.ts';
import { allowedHtml, htmlOfText } from '../html/allowed-html.ts';
import { knownPortrait } from './portrait.ts';

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

/** What a volunteer changes of a story when they approve it. */
export interface StoryEdit {
  category: StoryCategory;
  /** Empty for the beginning of the story. */
  excerpt: string;
  withPhoto: boolean;
}

/** Changes a story that was just approved. @returns names of the fields that are another than what was sent */
export async function editSent(
  trx: Transaction,
  row: StoryTable,
  edit: StoryEdit | undefined,
): Promise<string[]> {
  if (!edit) return [];
  const { category, withPhoto } = edit;
  const changed = {
    category,
    excerpt: storyWords(row.content, edit.excerpt).excerpt,
    shows_photo: withPhoto ? 1 : 0,
  };
  await trx.updateTable('stories').set(changed).where('id', '=', row.id).execute();
  return [
    ...(category === row.category ? [] : ['category']),
    ...(changed.excerpt === row.excerpt ? [] : ['excerpt']),
    ...(withPhoto || row.photo === '' ? [] : ['photo']),
  ];
}

/** Mends title and text of a story, as whoever sent it would have written them. @returns names of the fields that are another now */
export async function updateStory(
  trx: Transaction,
  row: StoryTable,
  { title, text }: { title: string; text: string },
): Promise<string[]> {
  // An excerpt that somebody wrote stays; the beginning of the story is made anew.
  const isWritten = storyWords(row.content).excerpt !== row.excerpt;
  const words = storyWords(htmlOfText(text), isWritten ? row.excerpt : '');
  await trx
    .updateTable('stories')
    .set({ title, story: text, ...words })
    .where('id', '=', row.id)
    .execute();
  return [...(title === row.title ? [] : ['title']), ...(text === row.story ? [] : ['text'])];
}

/** Stores a story that waits for review. @param photo Address its portrait will have, or empty. */
export async function addStory(trx: Transaction, body: StoryBody, photo: string, now: number) {
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
    shows_photo: 1,
    department: body.department,
    author_role: body.currentRole,
    company: body.company,
    photo,
    published_at: null,
    created_at: new Date(now).toISOString(),
  };
  await trx.insertInto('stories').values(row).execute();
  return { id: row.id, reference: row.reference };
}

const readable = [
  'id',
  'title',
  'excerpt',
  'content',
  'name',
  'author_role',
  'company',
  'photo',
  'shows_photo',
  'published_at',
  'created_at',
  'read_time',
  'category',
  'image',
  'tags',
  'graduation_year',
  'shows_year',
] as const;

function photoOf({ shows_photo, photo }: Pick<StoryTable, 'shows_photo' | 'photo'>) {
  if (shows_photo !== 1) return { authorImage: '' };
  const authorMedia = knownPortrait(photo);
  return { authorImage: photo, ...(authorMedia && { authorMedia }) };
}

/** A story as everybody reads it, or would once it is published. */
export const storyOf = (row: Pick<StoryTable, (typeof readable)[number]>): Story => ({
  id: row.id,
  title: shownLine(row.title),
  excerpt: row.excerpt,
  content: row.content,
  author: shownLine(row.name),
  authorTitle: shownLine([row.author_role, row.company].filter((part) => part !== '').join(', ')),
  ...photoOf(row),
  date: row.published_at ?? row.created_at,
  readTime: row.read_time,
  category: storyCategoryOf(row.category),
  image: row.image,
  tags: v.parse(Texts, JSON.parse(row.tags)),
  ...(row.shows_year === 1 && row.graduation_year && { graduationYear: row.graduation_year }),
});

/**
 * Every approved story, newest first. Column by column on purpose: a mail address or a number that was sent in with a
 * story is never even read here.
 */
export async function publishedStories(database: Database): Promise<Story[]> {
  const rows = await database
    .selectFrom('stories')
    .select(readable)
    .where('status', '=', 'approved')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(storyOf);
}
