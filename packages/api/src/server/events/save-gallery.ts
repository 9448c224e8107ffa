import { dayMs } from '../../contract/day.ts';
import type { EventMedia } from '../../contract/events/event-item.ts';
import type { Database } from '../database/database.ts';
import type { EventTable } from '../database/event-tables.ts';
import { itemKey } from '../media/import-item.ts';
import { isItemFolder, unfinished } from '../media/media-folder.ts';
import { eachOf } from '../media/store/each-of.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { changeEvent, type EventChange } from './changes.ts';

type GalleryColumns = Pick<EventTable, 'images' | 'media'>;

const foldersIn = ({ images, media }: GalleryColumns) => `${images} ${media}`.split('/').filter(isItemFolder);

/** Files of an item are gone, because another gallery that had it was saved. */
export class ItemGone extends Error {
  override readonly name = 'ItemGone';

  constructor() {
    super('another gallery was saved meanwhile; run this again');
  }
}

const requireItems = (store: MediaStore, folders: ReadonlySet<string>): Promise<void> =>
  eachOf([...folders], async (folder) => {
    if (!(await store.about(itemKey(folder)))) throw new ItemGone();
  });

/** Removes folders of items that belong to no event; those just made may be another gallery on its way. */
async function removeUnused(
  database: Database,
  store: MediaStore,
  dropped: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const names = await store.folders();
  const galleries = await database.selectFrom('events').select(['images', 'media']).execute();
  const used = new Set(galleries.flatMap(foldersIn));
  for (const name of names) {
    const ours = name.startsWith(unfinished) || (isItemFolder(name) && !used.has(name));
    if (!ours) continue;
    const isOld = async () => ((await store.folderChanged(name)) ?? now) < now - dayMs;
    if (dropped.has(name) || (await isOld())) await store.removeFolder(name);
  }
}

/** Who saves a gallery, and what may keep them from it. */
export interface GallerySaver extends Pick<EventChange, 'by'> {
  who: string;
  /** Whether the event, as it is when the gallery is written, is one whose gallery may be so written. @default always */
  may?: (row: EventTable) => boolean;
}

/** What saving a gallery did. */
export interface SavedGallery {
  changed: boolean;
  /** Items of before that are in no gallery any more; their files are gone. */
  dropped: number;
}

/**
 * Makes these items the gallery of an event, all at once. Files that no event shows any more are deleted: a picture that
 * somebody wanted gone is gone.
 * @returns `undefined` when there is no such event, or not one that may be changed.
 * @throws ItemGone
 */
export async function saveGallery(
  database: Database,
  store: MediaStore,
  id: string,
  items: readonly EventMedia[],
  { who, by, may = () => true }: GallerySaver,
  now: number,
): Promise<SavedGallery | undefined> {
  const images = JSON.stringify(items.map(({ path }) => path));
  const media = JSON.stringify(items);
  const folders = new Set(foldersIn({ images, media }));
  await requireItems(store, folders);
  const change = await changeEvent(
    database,
    id,
    (row) => {
      const isFine = may(row);
      const isSame = row.images === images && row.media === media;
      const dropped = isFine ? foldersIn(row).filter((folder) => !folders.has(folder)) : [];
      return {
        set: isSame || !isFine ? {} : { images, media },
        action: 'event media',
        detail: `${items.length} items`,
        by,
        isFine,
        dropped: new Set(dropped),
      };
    },
    who,
    now,
  );
  if (!change?.isFine) return undefined;
  // Only now: had the row not been written, the old gallery would need them.
  await removeUnused(database, store, change.dropped, now);
  return { changed: Object.keys(change.set).length > 0, dropped: change.dropped.size };
}
