import { EventMedia } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { foldersIn, requireItems, type ShownItems } from '../../media/item-folders.ts';
import type { MediaStore } from '../../media/store/media-store.ts';
import { changeEvent, type EventChange } from './changes.ts';

/** Items of all galleries. */
export const galleries = (database: Database): Promise<ShownItems[]> =>
  database.selectFrom('events').select(['images', 'media']).execute();

const Items = v.array(EventMedia);

/** Columns of gallery items. Their text is always serialized alike, because changes are detected by comparing it. */
export const galleryColumns = (items: readonly EventMedia[]): ShownItems => ({
  images: JSON.stringify(items.map(({ path }) => path)),
  media: JSON.stringify(v.parse(Items, items)),
});

/** Author of a gallery change, and a condition for it. */
export interface GallerySaver extends Pick<EventChange, 'by'> {
  who: string;
  /** Condition that the current event must meet when the gallery is written. @default always */
  may?: (row: EventTable) => boolean;
}

/** Result of saving a gallery. */
export interface SavedGallery {
  changed: boolean;
  /** Folders of removed items. `removeUnused` deletes those that are used nowhere else. */
  dropped: ReadonlySet<string>;
}

/**
 * Replaces the items of an event’s gallery at once.
 * @returns `undefined` if the event does not exist or may not be changed.
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
  const { images, media } = galleryColumns(items);
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
  return { changed: Object.keys(change.set).length > 0, dropped: change.dropped };
}
