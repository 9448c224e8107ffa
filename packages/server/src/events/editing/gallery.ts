import { createHash } from 'node:crypto';
import { EventMedia } from '@banyan/api/contract';
import type { ItemToSave } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { ItemGone } from '../../media/item-folders.ts';
import type { MediaStore } from '../../media/store/media-store.ts';
import type { Scope } from '../../permissions/scope.ts';
import { galleryColumns, type SavedGallery, saveGallery } from './save-gallery.ts';

/* The gallery of an event as volunteers see and save it in the Office. */

const Images = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Media = v.pipe(v.string(), v.parseJson(), v.array(EventMedia));

/** A gallery within a reach. */
export interface Gallery {
  /** Another text after each change of it. */
  version: string;
  items: EventMedia[];
}

const versionOf = ({ images, media }: Pick<EventTable, 'images' | 'media'>) =>
  createHash('sha256').update(`${images}\n${media}`).digest('base64url').slice(0, 22);

function itemsOf(row: Pick<EventTable, 'images' | 'media'>): EventMedia[] {
  const known = new Map(v.parse(Media, row.media).map((item) => [item.path, item]));
  return v.parse(Images, row.images).map((path) => known.get(path) ?? { path, sources: [] });
}

/** The gallery of an event; `undefined` when there is none such within the reach. */
export async function galleryOf(database: Database, scope: Scope, id: string): Promise<Gallery | undefined> {
  const row = await database
    .selectFrom('events')
    .select(['images', 'media', 'chapter'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !scope.covers(row.chapter)) return undefined;
  return { version: versionOf(row), items: itemsOf(row) };
}

/** What a gallery is made of besides its own items, by their paths. */
export interface NewItems {
  items: readonly EventMedia[];
  /** Paths of stills and captions. */
  sides: readonly string[];
}

/** A gallery as it was looked at. */
interface Looked {
  id: string;
  version: string;
}

/** Who saves it. */
interface Saver {
  /** Their id. */
  volunteer: string;
  scope: Scope;
}

/** Each item with what was said of it. `undefined` when one is neither in the gallery nor new. */
function composed(
  wanted: readonly ItemToSave[],
  { items }: Gallery,
  fresh: NewItems,
): EventMedia[] | undefined {
  const known = new Map([...fresh.items, ...items].map((item) => [item.path, item]));
  const sides = new Set([
    ...fresh.sides,
    ...[...known.values()].flatMap(({ poster, captions }) => [poster, captions]),
  ]);
  const found = wanted.flatMap(({ path, alt, poster, captions }): EventMedia[] => {
    const item = known.get(path);
    const isKnown = (side: string | null) => side === null || sides.has(side);
    if (!item || !isKnown(poster) || !isKnown(captions)) return [];
    // What is `undefined` is left out when this is written as JSON.
    return [{ ...item, alt: alt || undefined, poster: poster ?? undefined, captions: captions ?? undefined }];
  });
  const isWhole =
    found.length === wanted.length && new Set(wanted.map(({ path }) => path)).size === found.length;
  return isWhole ? found : undefined;
}

/**
 * Makes these the gallery, in this order. Saving what stands there already changes nothing, whatever was looked at.
 * @param publish Has the files of what is new lie where anybody may read them; called once all is found to be well.
 * @returns the gallery as it is then, and what was dropped from it; what is not so: that it is another than was looked at, or that an item is gone; or that there is
 * no such event within the reach
 */
export async function saveGalleryInScope(
  { database, media, now }: { database: Database; media: MediaStore; now: () => number },
  { id, version }: Looked,
  wanted: readonly ItemToSave[],
  fresh: NewItems,
  { volunteer, scope }: Saver,
  publish: () => Promise<unknown>,
): Promise<(Gallery & Pick<SavedGallery, 'dropped'>) | 'changed' | 'gone'> {
  const before = await galleryOf(database, scope, id);
  if (!before) return 'gone';
  const items = composed(wanted, before, fresh);
  if (!items) return 'changed';
  const own = galleryColumns(items);
  const described = items.filter(({ alt }) => alt).length;
  const isUnchanged = (row: EventTable) => [version, versionOf(own)].includes(versionOf(row));
  if (before.version !== version && before.version !== versionOf(own)) return 'changed';
  await publish();
  const saver = {
    who: volunteer,
    by: { volunteer, data: { items: items.length, described } },
    may: (row: EventTable) => scope.covers(row.chapter) && isUnchanged(row),
  };
  try {
    const saved = await saveGallery(database, media, id, items, saver, now());
    return saved ? { version: versionOf(own), items, dropped: saved.dropped } : 'changed';
  } catch (error) {
    if (error instanceof ItemGone) return 'changed';
    throw error;
  }
}
