import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventMedia, mediaType } from '@banyan/api/contract';
import * as v from 'valibot';
import { contentOfFile } from './content.ts';
import { type FilmSides, storeFilm, takeStill } from './film.ts';
import { fingerprint, itemFile } from './media-folder.ts';
import { type StoredItem, storePicture } from './picture.ts';
import { type MediaStore, readText } from './store/media-store.ts';

/** Grows when the same file comes out otherwise, so that running the command again makes it anew. */
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

/** A film that had no still may get one now: somebody may have installed ffmpeg. */
async function withStill(item: StoredItem, film: string, media: MediaStore, id: string): Promise<StoredItem> {
  if (item.poster) return item;
  const work = await mkdtemp(join(tmpdir(), 'banyan-still-'));
  try {
    const still = await takeStill(film, work);
    if (!still) return item;
    const { width = still.width, height = still.height } = item;
    const whole = { ...item, poster: still.poster, width, height };
    await media.put(`${id}/${still.poster}`, { file: join(work, still.poster) });
    await media.put(itemKey(id), Buffer.from(JSON.stringify(whole)));
    return whole;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A file that may become an item, with what lies beside it. */
export interface Source extends FilmSides {
  file: string;
  /** The file's own name: it tells two items of one content apart, and is published nowhere. */
  name: string;
  alt?: string;
}

/** Puts what becomes of a file into a folder, under a name of ours. @throws RefusedFile */
export async function makeItem(
  { file, still, captions }: Omit<Source, 'name'>,
  name: string,
  folder: string,
): Promise<StoredItem> {
  const content = await contentOfFile(file);
  if (content.type === 'image') return storePicture(file, name, folder);
  return storeFilm(file, content.container, name, folder, { still, captions });
}

/**
 * The name that is published: what the file is for and a number, which the same file always has. Its own name may tell where somebody
 * lives.
 */
const publishedName = (subject: string, id: string) =>
  `${subject}-${Number.parseInt(id.slice(0, 8), 16) % 1_000_000}`;

/** The item with addresses in place of names. */
function addressed(item: StoredItem, base: string, alt: string | undefined): EventMedia {
  const address = (name: string) => base + encodeURIComponent(name);
  return {
    ...item,
    path: address(item.path),
    sources: item.sources.map((source) => ({ ...source, path: address(source.path) })),
    poster: item.poster && address(item.poster),
    captions: item.captions && address(item.captions),
    alt,
  };
}

/** How an item is made, where that is not in this process for all to see. */
interface Making {
  make: (source: Source, name: string, folder: string) => Promise<StoredItem>;
  /** The folder that it is made in: what lies in one that begins with a dot is not served. */
  folder: string;
  /** What it becomes instead of an item of a gallery; else empty. */
  as: string;
}

/**
 * Makes one item, in a folder named after the content of the file, or finds it from an earlier run. It counts from the
 * moment it is complete.
 * @param base Address of all media, such as `/api/media/`.
 * @param subject What the file is for, as its published name says it, such as the id of an event.
 * @param making Has it made elsewhere, into another folder, from which it is to be moved to the one that its addresses name. @default
 * in this process, and into that one
 * @throws RefusedFile when the file cannot be part of a gallery.
 */
export async function importItem(
  source: Source,
  media: MediaStore,
  base: string,
  subject: string,
  making?: Making,
): Promise<EventMedia> {
  const files = [source.file, source.still, source.captions].filter((file) => file !== undefined);
  const about = [
    recipe,
    subject,
    source.name,
    source.still ? 'still' : '',
    source.captions ? 'captions' : '',
    ...(making?.as ? [making.as] : []),
  ];
  const id = await fingerprint(files, about);
  const address = (item: StoredItem) => addressed(item, `${base}${id}/`, source.alt);
  const earlier = await stored(media, id);
  if (earlier) {
    const isBare = mediaType(earlier.path) === 'video' && !making;
    return address(isBare ? await withStill(earlier, source.file, media, id) : earlier);
  }
  const { make = makeItem, folder = id } = making ?? {};
  const made = await media.makeFolder(folder, itemFile, async (work) => {
    const item = await make(source, publishedName(subject, id), work);
    await writeFile(join(work, itemFile), JSON.stringify(item));
    return item;
  });
  return address(made);
}
