import { EventMedia } from '@banyan/api/contract';
import type { NewsFields } from '@banyan/api/office';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import type { ShownItems } from '../media/item-folders.ts';

const Images = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const Media = v.pipe(v.string(), v.parseJson(), v.array(EventMedia));

/** What every piece of news shows, whatever its state: a removed one can be put back. */
export const newsWithPictures = (database: Database): Promise<ShownItems[]> =>
  database.selectFrom('news').select(['images', 'media']).execute();

/** The pictures of a piece, the first leads. */
export function picturesIn({ images, media }: ShownItems): EventMedia[] {
  const known = new Map(v.parse(Media, media).map((item) => [item.path, item]));
  return v.parse(Images, images).map((path) => known.get(path) ?? { path, sources: [] });
}

/** What a photo is as a picture of news: lists show it as well as the piece, so it goes by the address of its widest smaller copy. */
export function asPicture(item: EventMedia): EventMedia {
  const copies = item.sources.filter(({ type }) => type === 'image/jpeg');
  return { ...item, path: copies.at(-1)?.path ?? item.path };
}

const noPictures: ShownItems = { images: '[]', media: '[]' };

/**
 * Pictures as columns, each with what was said of it.
 * @param before What the piece has so far. @default none
 * @param fresh What it may have besides.
 * @returns `undefined` when one is neither among those nor new, or named twice
 */
export function picturesToWrite(
  wanted: NonNullable<NewsFields['pictures']>,
  fresh: readonly EventMedia[],
  before: ShownItems = noPictures,
): ShownItems | undefined {
  const known = new Map([...fresh, ...picturesIn(before)].map((item) => [item.path, item]));
  const found = wanted.flatMap(({ path, alt }) => {
    const item = known.get(path);
    known.delete(path);
    // What is `undefined` is left out when this is written as JSON.
    return item ? [{ ...item, alt: alt || undefined }] : [];
  });
  if (found.length < wanted.length) return undefined;
  return { images: JSON.stringify(found.map(({ path }) => path)), media: JSON.stringify(found) };
}
