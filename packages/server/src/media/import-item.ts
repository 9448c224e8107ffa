import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventMedia } from '@banyan/api/contract';
import * as v from 'valibot';
import { contentOfFile } from './content.ts';
import { storeFilm } from './film.ts';
import { fingerprint, itemFile } from './media-folder.ts';
import { type StoredItem, storePicture } from './picture.ts';
import { type MediaStore, readText } from './store/media-store.ts';

/** Grows when the same file comes out otherwise, so that the same file sent again makes it anew. */
const recipe = '3';
/** What says that an item is complete. @param id Name of its folder */
export const itemKey = (id: string) => `${id}/${itemFile}`;

const found = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  EventMedia,
);

async function stored(media: MediaStore, id: string): Promise<StoredItem | undefined> {
  const text = await readText(media, itemKey(id));
  try {
    return v.parse(found, text);
  } catch {
    return undefined;
  }
}

/** A file that may become an item. */
interface Source {
  file: string;
  /** The file's own name: it tells two items of one content apart, and is published nowhere. */
  name: string;
}

/** Puts what becomes of a file into a folder, under a name of ours. @throws RefusedFile */
export async function makeItem(file: string, name: string, folder: string): Promise<StoredItem> {
  const content = await contentOfFile(file);
  if (content.type === 'image') return storePicture(file, name, folder);
  return storeFilm(file, content.container, name, folder);
}

/**
 * The name that is published: what the file is for and a number, which the same file always has. Its own name may tell where somebody
 * lives.
 */
const publishedName = (subject: string, id: string) =>
  `${subject}-${Number.parseInt(id.slice(0, 8), 16) % 1_000_000}`;

/** The item with addresses in place of names. */
function addressed(item: StoredItem, base: string): EventMedia {
  const address = (name: string) => base + encodeURIComponent(name);
  return {
    ...item,
    path: address(item.path),
    sources: item.sources.map((source) => ({ ...source, path: address(source.path) })),
    poster: item.poster && address(item.poster),
    captions: item.captions && address(item.captions),
  };
}

/** How an item is made. */
interface Making {
  make: (name: string, folder: string) => Promise<StoredItem>;
  /** The folder that it is made in, until it is moved to the one that its addresses name: one that begins with a dot is not served. */
  folder: string;
  /** What it becomes instead of an item of a gallery; else empty. */
  as: string;
}

/**
 * Makes one item, in a folder named after the content of the file, or finds it from an earlier time. It counts from the
 * moment it is complete.
 * @param base Address of all media, such as `/api/media/`.
 * @param subject What the file is for, as its published name says it, such as the id of an event.
 * @throws RefusedFile when the file cannot be part of a gallery.
 */
export async function importItem(
  source: Source,
  media: MediaStore,
  base: string,
  subject: string,
  { make, folder, as }: Making,
): Promise<EventMedia> {
  const about = [recipe, subject, source.name, ...(as ? [as] : [])];
  const id = await fingerprint([source.file], about);
  const address = (item: StoredItem) => addressed(item, `${base}${id}/`);
  const earlier = await stored(media, id);
  if (earlier) return address(earlier);
  const made = await media.makeFolder(folder, itemFile, async (work) => {
    const item = await make(publishedName(subject, id), work);
    await writeFile(join(work, itemFile), JSON.stringify(item));
    return item;
  });
  return address(made);
}
