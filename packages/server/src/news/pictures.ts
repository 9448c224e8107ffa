import { EventMedia } from '@banyan/api/contract';
import type { NewsFields } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { withCrop } from '../media/item-crop.ts';
import type { ShownItems } from '../media/item-folders.ts';

const Images = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Media = v.pipe(v.string(), v.parseJson(), v.array(EventMedia));

/** Pictures of all news in any state, because a removed item can be restored. */
export const newsWithPictures = (database: Database): Promise<ShownItems[]> =>
  database.selectFrom('news').select(['images', 'media']).execute();

/** Pictures of a news item; the first one is the main picture. */
export function picturesIn({ images, media }: ShownItems): EventMedia[] {
  const known = new Map(v.parse(Media, media).map((item) => [item.path, item]));
  return v.parse(Images, images).map((path) => known.get(path) ?? { path, sources: [] });
}

/** A photo as a picture of news. Lists show it as well, so its address is that of the widest smaller copy. */
export function asPicture(item: EventMedia): EventMedia {
  const copies = item.sources.filter(({ type }) => type === 'image/jpeg');
  return { ...item, path: copies.at(-1)?.path ?? item.path };
}

const noPictures: ShownItems = { images: '[]', media: '[]' };

/**
 * Columns for pictures with their descriptions.
 * @param before Current pictures of the item. @default none
 * @param fresh Additional pictures that it may use.
 * @returns `undefined` if a picture is unknown or named twice
 */
export function picturesToWrite(
  wanted: NonNullable<NewsFields['pictures']>,
  fresh: readonly EventMedia[],
  before: ShownItems = noPictures,
): ShownItems | undefined {
  const known = new Map([...fresh, ...picturesIn(before)].map((item) => [item.path, item]));
  const found = wanted.flatMap(({ path, alt, ...crop }) => {
    const item = known.get(path);
    known.delete(path);
    // JSON omits `undefined` values.
    return item ? [{ ...withCrop(item, crop), alt: alt || undefined }] : [];
  });
  if (found.length < wanted.length) return undefined;
  return { images: JSON.stringify(found.map(({ path }) => path)), media: JSON.stringify(found) };
}
