import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventMedia } from '@banyan/api/contract';
import * as v from 'valibot';
import { contentOfFile } from './content.ts';
import { storeFilm } from './film.ts';
import { fingerprint, itemFile } from './media-folder.ts';
import { type StoredItem, storePicture } from './picture.ts';
import { type MediaStore, readText } from './store/media-store.ts';

/** Version of the conversion. Increase it when the result for a file changes, so that the same file is converted again. */
const recipe = '4';
/** Returns the key of the file that marks an item as complete. @param id Name of its folder */
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

/** A file to convert to an item. */
interface Source {
  file: string;
  /** Original name of the file. It distinguishes two items with the same content, and is never published. */
  name: string;
}

/** Converts a file and stores the result in a folder, under the given name. @throws RefusedFile */
export async function makeItem(file: string, name: string, folder: string): Promise<StoredItem> {
  const content = await contentOfFile(file);
  if (content.type === 'image') return storePicture(file, name, folder);
  return storeFilm(file, content.container, name, folder);
}

/**
 * Returns the published name: the subject and a number, which is always the same for a file. The original name may reveal where a
 * person lives.
 */
const publishedName = (subject: string, id: string) =>
  `${subject}-${Number.parseInt(id.slice(0, 8), 16) % 1_000_000}`;

/** Returns the item with addresses instead of names. */
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

/** Options for making an item. */
interface Making {
  make: (name: string, folder: string) => Promise<StoredItem>;
  /** Folder in which the item is made until it moves to its final one. A folder whose name begins with a dot is not served. */
  folder: string;
  /** Part that the file becomes instead of a gallery item, such as a poster; else empty. */
  as: string;
}

/**
 * Makes an item in a folder named after the content of the file, or finds an earlier one. An item is valid from the moment it is
 * complete.
 * @param base Address of all media, such as `/api/media/`.
 * @param subject Subject for the published name, such as the id of an event.
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
