import { dayMs, limits } from '@banyan/api/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { type Decisions, decisionsOf } from '../database/decisions.ts';
import type { StoryTable } from '../database/tables.ts';

const decisions = decisionsOf({
  table: 'stories',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  shownSince: 'published_at',
  short: { title: sql`title` },
  rows: (database, condition) => database.selectFrom('stories').selectAll().where(condition).execute(),
});

/** Decisions on stories. Approved stories are published at once. */
export const storyDecisions: Decisions<StoryTable> = {
  ...decisions,
  async takeBack(trx, id) {
    await decisions.takeBack(trx, id);
    await trx.updateTable('stories').set({ shows_photo: 1 }).where('id', '=', id).execute();
  },
};

/** Unpublishes a story by declining it; the date of its publication stays. @returns `false` if it is not published */
export async function takeStoryDown(
  trx: Transaction,
  id: string,
  { who, reason }: { who: string; reason: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('stories')
    .set({
      status: 'rejected',
      decided_at: new Date(now).toISOString(),
      decided_by: who,
      reason: reason || null,
    })
    .where('id', '=', id)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** True if the story was published and then unpublished. */
export const isUnpublished = ({ status, published_at }: StoryTable) =>
  status === 'rejected' && published_at !== null;

/** Publishes an unpublished story again. */
export async function putStoryBack(trx: Transaction, id: string, who: string, now: number): Promise<void> {
  await trx
    .updateTable('stories')
    .set({ status: 'approved', decided_at: new Date(now).toISOString(), decided_by: who, reason: null })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('published_at', 'is not', null)
    .execute();
}

/** Published stories, newest first. @param most Most rows, after skipping `offset`. */
export const storiesOnSite = (
  database: Database,
  { offset, most }: { offset: number; most: number },
): Promise<StoryTable[]> =>
  database
    .selectFrom('stories')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(most)
    .execute();

/** Number of published stories. */
export async function countStories(database: Database): Promise<number> {
  const { stories } = await database
    .selectFrom('stories')
    .select(({ fn }) => fn.countAll<number>().as('stories'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return Number(stories);
}

const forgottenBefore = (now: number) => new Date(now - limits.storyUndoDays * dayMs).toISOString();

/** True if a story was declined so long ago that its photo is deleted. */
export const isForgotten = ({ status, decided_at }: StoryTable, now: number) =>
  status === 'rejected' && (decided_at ?? '') <= forgottenBefore(now);

/** Photos of all other stories, about which somebody may still decide. */
export async function portraitsInUse(database: Database, now: number): Promise<string[]> {
  const stories = await database
    .selectFrom('stories')
    .select('photo')
    .where('photo', '<>', '')
    .where((story) =>
      story.or([story('status', '<>', 'rejected'), story('decided_at', '>', forgottenBefore(now))]),
    )
    .execute();
  return stories.map(({ photo }) => photo);
}
