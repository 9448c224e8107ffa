import {
  excerptOf,
  Focus,
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
 * Columns for a story's text, used by everything that writes one. Markup is reduced to the allowed elements; excerpt and reading
 * time are derived.
 * @param html For plain text, `htmlOfText` of it.
 * @param excerpt Excerpt by the author; without one it is the beginning of the story.
 */
export function storyWords(
  html: string,
  excerpt = '',
): Pick<StoryTable, 'content' | 'excerpt' | 'read_time'> {
  const content = allowedHtml(html);
  const text = textOfStory(content);
  return { content, excerpt: excerpt || excerptOf(text), read_time: readTimeOf(text) };
}

/** Changes that a volunteer makes to a story when approving it. */
export interface StoryEdit {
  category: StoryCategory;
  /** Excerpt; empty to use the beginning of the story. */
  excerpt: string;
  withPhoto: boolean;
  /** Focal point of the photo. @default as it is */
  focus?: Focus | undefined;
}

/** Changes a story that was just approved. @returns names of the fields that differ from the submission */
export async function editSent(
  trx: Transaction,
  row: StoryTable,
  edit: StoryEdit | undefined,
): Promise<string[]> {
  if (!edit) return [];
  const { category, withPhoto, focus } = edit;
  const changed = {
    category,
    excerpt: storyWords(row.content, edit.excerpt).excerpt,
    shows_photo: withPhoto ? 1 : 0,
    ...(focus && { photo_focus: JSON.stringify(focus) }),
  };
  await trx.updateTable('stories').set(changed).where('id', '=', row.id).execute();
  return [
    ...(category === row.category ? [] : ['category']),
    ...(changed.excerpt === row.excerpt ? [] : ['excerpt']),
    ...(withPhoto || row.photo === '' ? [] : ['photo']),
  ];
}

/** Changes title and text of a story, formatted as the form would. @returns names of the changed fields */
export async function updateStory(
  trx: Transaction,
  row: StoryTable,
  { title, text }: { title: string; text: string },
): Promise<string[]> {
  // An excerpt by the author stays; one taken from the beginning of the story is derived again.
  const isWritten = storyWords(row.content).excerpt !== row.excerpt;
  const words = storyWords(htmlOfText(text), isWritten ? row.excerpt : '');
  await trx
    .updateTable('stories')
    .set({ title, story: text, ...words })
    .where('id', '=', row.id)
    .execute();
  return [...(title === row.title ? [] : ['title']), ...(text === row.story ? [] : ['text'])];
}

/** Portrait of an author. */
export interface Portrait {
  /** Future address. */
  address: string;
  focus: Focus;
}

/** Stores a story for review. */
export async function addStory(
  trx: Transaction,
  body: StoryBody,
  portrait: Portrait | undefined,
  now: number,
) {
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
    photo: portrait?.address ?? '',
    photo_focus: portrait ? JSON.stringify(portrait.focus) : null,
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
  'photo_focus',
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

const StoredFocus = v.pipe(v.string(), v.parseJson(), Focus);

function photoOf({
  shows_photo,
  photo,
  photo_focus,
}: Pick<StoryTable, 'shows_photo' | 'photo' | 'photo_focus'>) {
  if (shows_photo !== 1) return { authorImage: '' };
  const portrait = knownPortrait(photo);
  const focus = photo_focus === null ? undefined : v.parse(StoredFocus, photo_focus);
  const authorMedia = portrait && { ...portrait, ...(focus && { focus }) };
  return { authorImage: photo, ...(authorMedia && { authorMedia }) };
}

/** A story as readers see it, or will see it once published. */
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
 * Approved stories, newest first. Columns are listed on purpose, so that private email addresses and phone numbers are never read
 * here.
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
