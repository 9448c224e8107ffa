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

/** Which stories are published: from the moment of a yes. */
export const storyDecisions: Decisions<StoryTable> = {
  ...decisions,
  async takeBack(trx, id) {
    await decisions.takeBack(trx, id);
    await trx.updateTable('stories').set({ shows_photo: 1 }).where('id', '=', id).execute();
  },
};

/** Takes a published story off the site, as if it had been turned down; since when it was published stays. `false` when it is not on it. */
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

/** Whether it was on the site and was taken down. */
export const isUnpublished = ({ status, published_at }: StoryTable) =>
  status === 'rejected' && published_at !== null;

/** Puts such a story back, as it stood. */
export async function putStoryBack(trx: Transaction, id: string, who: string, now: number): Promise<void> {
  await trx
    .updateTable('stories')
    .set({ status: 'approved', decided_at: new Date(now).toISOString(), decided_by: who, reason: null })
    .where('id', '=', id)
    .where('status', '=', 'rejected')
    .where('published_at', 'is not', null)
    .execute();
}

/** Published stories, newest first. @param most How many at most, after `offset` others. */
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

/** How many stories are published. */
export async function countStories(database: Database): Promise<number> {
  const { stories } = await database
    .selectFrom('stories')
    .select(({ fn }) => fn.countAll<number>().as('stories'))
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  return Number(stories);
}

const forgottenBefore = (now: number) => new Date(now - limits.storyUndoDays * dayMs).toISOString();

/** Whether a story was turned down so long ago that its photo is gone. */
export const isForgotten = ({ status, decided_at }: StoryTable, now: number) =>
  status === 'rejected' && (decided_at ?? '') <= forgottenBefore(now);

/** The photos of all stories but those: somebody may still decide about them. */
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
