import { createHash } from 'node:crypto';
import { EventMedia } from '@banyan/api/contract';
import type { ItemToSave } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { withCrop } from '../../media/item-crop.ts';
import { ItemGone } from '../../media/item-folders.ts';
import type { MediaStore } from '../../media/store/media-store.ts';
import type { Scope } from '../../permissions/scope.ts';
import { galleryColumns, type SavedGallery, saveGallery } from './save-gallery.ts';

/* Gallery of an event as volunteers see and save it in the Office. */

const Images = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Media = v.pipe(v.string(), v.parseJson(), v.array(EventMedia));

/** Gallery of an event within the volunteer’s scope. */
export interface Gallery {
  /** Hash that changes with each change of the gallery. */
  version: string;
  items: EventMedia[];
}

const versionOf = ({ images, media }: Pick<EventTable, 'images' | 'media'>) =>
  createHash('sha256').update(`${images}\n${media}`).digest('base64url').slice(0, 22);

function itemsOf(row: Pick<EventTable, 'images' | 'media'>): EventMedia[] {
  const known = new Map(v.parse(Media, row.media).map((item) => [item.path, item]));
  return v.parse(Images, row.images).map((path) => known.get(path) ?? { path, sources: [] });
}

/** Gallery of an event; `undefined` if the event does not exist within the scope. */
export async function galleryOf(database: Database, scope: Scope, id: string): Promise<Gallery | undefined> {
  const row = await database
    .selectFrom('events')
    .select(['images', 'media', 'chapter'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !scope.covers(row.chapter)) return undefined;
  return { version: versionOf(row), items: itemsOf(row) };
}

/** Uploaded items and files that a gallery may use besides its own, by path. */
export interface NewItems {
  items: readonly EventMedia[];
  /** Paths of video stills and captions. */
  sides: readonly string[];
}

/** Gallery to save, in the version that the volunteer saw. */
interface Looked {
  id: string;
  version: string;
}

/** Volunteer who saves the gallery. */
interface Saver {
  /** Id of the volunteer. */
  volunteer: string;
  scope: Scope;
}

/** Gallery items with their descriptions. `undefined` if an item is neither in the gallery nor uploaded. */
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
  const found = wanted.flatMap(({ path, alt, poster, captions, ...crop }): EventMedia[] => {
    const item = known.get(path);
    const isKnown = (side: string | null) => side === null || sides.has(side);
    if (!item || !isKnown(poster) || !isKnown(captions)) return [];
    // JSON omits `undefined` properties.
    return [
      {
        ...withCrop(item, crop),
        alt: alt || undefined,
        poster: poster ?? undefined,
        captions: captions ?? undefined,
      },
    ];
  });
  const isWhole =
    found.length === wanted.length && new Set(wanted.map(({ path }) => path)).size === found.length;
  return isWhole ? found : undefined;
}

/**
 * Replaces the gallery by these items in this order. Saving identical items changes nothing, whatever version was seen.
 * @param publish Publishes the uploaded files; called after all checks have passed.
 * @returns the new gallery and the removed items; `changed` if the gallery differs from the version seen or an item is missing;
 * `gone` if the event does not exist within the scope
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
