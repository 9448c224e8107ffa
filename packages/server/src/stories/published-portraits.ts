import type { Database } from '../database/database.ts';
import type { StoryTable } from '../database/tables.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { hidePortrait, settlePortraits, showPortrait } from './portrait.ts';

/** Puts a story's photo where the story is by now, whoever decided about it: in sight when it is published. */
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

/** The same for all of them, for what a crash left. */
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
