import type { Database } from '../database/database.ts';
import type { StoryTable } from '../database/tables.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { hidePortrait, settlePortraits, showPortrait } from './portrait.ts';

/** Shows or hides a story's photo according to the story's current status. */
export async function placePortrait(
  database: Database,
  { id, photo }: Pick<StoryTable, 'id' | 'photo'>,
  media: MediaStore,
): Promise<void> {
  const row = await database
    .selectFrom('stories')
    .select(['status', 'shows_photo'])
    .where('id', '=', id)
    .executeTakeFirst();
  await (row?.status === 'approved' && row.shows_photo === 1
    ? showPortrait(photo, media)
    : hidePortrait(photo, media));
}

/** Shows or hides the photos of all stories, to repair the state after a crash. */
export async function placePortraits(database: Database, media: MediaStore, now: number): Promise<void> {
  const approved = await database
    .selectFrom('stories')
    .select('photo')
    .where('photo', '<>', '')
    .where('status', '=', 'approved')
    .where('shows_photo', '=', 1)
    .execute();
  await settlePortraits(
    approved.map(({ photo }) => photo),
    media,
    now,
  );
}
