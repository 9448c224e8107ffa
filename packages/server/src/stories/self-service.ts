import type { MyStory } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { idsWithEmail } from '../database/personal-data.ts';
import type { StoryTable } from '../database/tables.ts';
import { isUnpublished } from './decisions.ts';

/** Stories sent with an email, newest first. @param key As `emailKey` makes it */
export async function storiesWithEmail(database: Database | Transaction, key: string): Promise<StoryTable[]> {
  const emails = await database.selectFrom('stories').select(['id', 'email']).execute();
  const ids = idsWithEmail(emails, key);
  if (ids.length === 0) return [];
  return database
    .selectFrom('stories')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** State of a story for its sender. @param isAsked True if a volunteer awaits their answer. */
export function storyState(story: StoryTable, isAsked: boolean): MyStory['state'] {
  if (story.status === 'pending') return isAsked ? 'asked' : 'waiting';
  if (story.status === 'approved') return 'published';
  return isUnpublished(story) ? 'taken-down' : 'turned-down';
}

/** Records that the author asked to unpublish a story. @returns `false` if they did so before, or if it is not published */
export async function noteAskedDown(trx: Transaction, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set({ asked_down_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .where('asked_down_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Author columns of a story that stays without a name. */
const nobody = {
  name: 'A graduate',
  email: null,
  contact_no: null,
  graduation_year: null,
  shows_year: 0,
  department: null,
  author_role: '',
  company: '',
  photo: '',
};

/**
 * Removes the author from published stories, which stay. @returns addresses of their portraits, whose files are removed afterwards
 */
export async function keepWithoutName(trx: Transaction, stories: readonly StoryTable[]): Promise<string[]> {
  const published = stories.filter(({ status }) => status === 'approved');
  for (const { id } of published) await trx.updateTable('stories').set(nobody).where('id', '=', id).execute();
  return published.flatMap(({ photo }) => photo || []);
}

/** Moves stories to another email. */
export async function moveStories(trx: Transaction, ids: readonly string[], email: string): Promise<void> {
  if (ids.length > 0) await trx.updateTable('stories').set({ email }).where('id', 'in', ids).execute();
}
