import { EventMedia } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { foldersIn, requireItems, type ShownItems } from '../../media/item-folders.ts';
import type { MediaStore } from '../../media/store/media-store.ts';
import { changeEvent, type EventChange } from './changes.ts';

/** What every gallery shows. */
export const galleries = (database: Database): Promise<ShownItems[]> =>
  database.selectFrom('events').select(['images', 'media']).execute();

const Items = v.array(EventMedia);

/** Items as columns, always in the same words: whether a gallery changed is seen by its text. */
export const galleryColumns = (items: readonly EventMedia[]): ShownItems => ({
  images: JSON.stringify(items.map(({ path }) => path)),
  media: JSON.stringify(v.parse(Items, items)),
});

/** Who saves a gallery, and what may keep them from it. */
export interface GallerySaver extends Pick<EventChange, 'by'> {
  who: string;
  /** Whether the event, as it is when the gallery is written, is one whose gallery may be so written. @default always */
  may?: (row: EventTable) => boolean;
}

/** What saving a gallery did. */
export interface SavedGallery {
  changed: boolean;
  /** Folders of items of before that are not in it any more: `removeUnused` removes those that are nowhere else. */
  dropped: ReadonlySet<string>;
}

/**
 * Makes these items the gallery of an event, all at once.
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
