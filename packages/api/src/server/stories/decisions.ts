import { sql } from 'kysely';
import { dayMs } from '../../contract/day.ts';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../database/database.ts';
import { decisionsOf } from '../database/decisions.ts';
import type { StoryTable } from '../database/tables.ts';

/** Which stories are published: from the moment of a yes. */
export const storyDecisions = decisionsOf({
  table: 'stories',
  pendingStatus: 'pending',
  approvedStatus: 'approved',
  shownSince: 'published_at',
  short: { title: sql`title` },
  rows: (database, condition) => database.selectFrom('stories').selectAll().where(condition).execute(),
});

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
