import { dayMs } from '../../contract/day.ts';
import type { EventMedia } from '../../contract/events/event-item.ts';
import type { Database, Writing } from '../database/database.ts';
import type { EventTable } from '../database/event-tables.ts';
import { itemKey } from '../media/import-item.ts';
import { isItemFolder, unfinished } from '../media/media-folder.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { changeEvent } from './changes.ts';

const foldersIn = (row: Pick<EventTable, 'images' | 'media'>) =>
  `${row.images} ${row.media}`.split('/').filter(isItemFolder);

/** Folders of items that lie there and belong to no event; those just made may be another gallery on its way. */
async function unused(
  media: MediaStore,
  used: ReadonlySet<string>,
  dropped: ReadonlySet<string>,
  now: number,
) {
  const found: string[] = [];
  for (const name of await media.folders()) {
    const ours = name.startsWith(unfinished) || (isItemFolder(name) && !used.has(name));
    if (!ours) continue;
    const isOld = async () => ((await media.folderChanged(name)) ?? now) < now - dayMs;
    if (dropped.has(name) || (await isOld())) found.push(name);
  }
  return found;
}

const usedElsewhere = async (writing: Writing, id: string) => {
  const others = writing.selectFrom('events').select(['images', 'media']).where('id', '<>', id);
  return (await others.execute()).flatMap(foldersIn);
};

/** What saving a gallery did. */
export interface SavedGallery {
  changed: boolean;
  /** Items of before that are in no gallery any more; their files are gone. */
  dropped: number;
}

/**
 * Makes these items the gallery of an event, all at once. Files that no event shows any more are deleted: a picture that
 * somebody wanted gone is gone.
 * @returns `undefined` when there is no such event.
 */
export async function saveGallery(
  database: Database,
  store: MediaStore,
  id: string,
  items: readonly EventMedia[],
  who: string,
  now: number,
): Promise<SavedGallery | undefined> {
  const images = JSON.stringify(items.map(({ path }) => path));
  const media = JSON.stringify(items);
  const folders = foldersIn({ images, media });
  const change = await changeEvent(
    database,
    id,
    async (row, writing) => {
      for (const folder of new Set(folders)) {
        const there = await store.about(itemKey(folder));
        if (!there) throw new Error('another gallery was saved meanwhile; run this again');
      }
      const dropped = new Set(foldersIn(row).filter((folder) => !folders.includes(folder)));
      const used = new Set([...folders, ...(await usedElsewhere(writing, id))]);
      const gone = await unused(store, used, dropped, now);
      const same = row.images === images && row.media === media;
      const set = same ? {} : { images, media };
      return { set, action: 'event media', detail: `${items.length} items`, dropped: dropped.size, gone };
    },
    who,
    now,
  );
  // Only now: had the row not been written, the old gallery would need them.
  for (const name of change?.gone ?? []) await store.removeFolder(name);
  return change && { changed: Object.keys(change.set).length > 0, dropped: change.dropped };
}
