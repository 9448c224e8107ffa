import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { EventMedia } from '../../contract/events/event-item.ts';
import { hasFfmpeg } from './ffmpeg.ts';
import { needsFfmpeg, storeFilm, takeStill } from './film.ts';
import type { Candidate } from './gallery-folder.ts';
import { addressName, fingerprint } from './media-folder.ts';
import { extensionOf } from './media-types.ts';
import { type StoredItem, storePicture } from './picture.ts';

/** Grows when the same file comes out otherwise, so that running the command again makes it anew. */
const recipe = '2';
const itemFile = 'item.json';
/** A folder being filled: hidden, so nothing of it is served. */
export const unfinished = '.unfinished-';

const found = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
  EventMedia,
);

async function stored(folder: string): Promise<StoredItem | undefined> {
  try {
    return v.parse(found, await readFile(join(folder, itemFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** A film that had no still may get one now: somebody may have installed ffmpeg. */
async function withStill(item: StoredItem, folder: string): Promise<StoredItem> {
  const still = item.poster ? undefined : await takeStill(join(folder, item.path), folder);
  if (!still) return item;
  const whole = { ...item, ...still, width: item.width ?? still.width, height: item.height ?? still.height };
  await writeFile(join(folder, itemFile), JSON.stringify(whole));
  return whole;
}

const stemOf = (name: string) => addressName(name.slice(0, name.length - extensionOf(name).length - 1));

function make({ file, name, type, still, captions }: Candidate, folder: string): Promise<StoredItem> {
  if (type === 'image') return storePicture(file, stemOf(name), folder);
  return storeFilm(file, stemOf(name), folder, { still, captions });
}

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

/**
 * Makes one item in the media folder, in a folder named after the content of the file, or finds it there from an earlier
 * run. It appears there complete or not at all.
 * @param base Address of the media folder, such as `/api/media/`.
 * @throws RefusedFile when the file cannot be part of a gallery.
 */
export async function importItem(
  candidate: Candidate,
  mediaFolder: string,
  base: string,
): Promise<EventMedia> {
  const files = [candidate.file, candidate.still, candidate.captions].filter((file) => file !== undefined);
  const about = [
    recipe,
    candidate.name,
    candidate.still ? 'still' : '',
    candidate.captions ? 'captions' : '',
    // Made anew once the machine can take out the camera's notes.
    candidate.type === 'video' && needsFfmpeg(candidate.name) && (await hasFfmpeg()) ? 'cleaned' : '',
  ];
  const id = await fingerprint(files, about);
  const folder = join(mediaFolder, id);
  const address = (item: StoredItem) => addressed(item, `${base}${id}/`, candidate.alt);
  const earlier = await stored(folder);
  if (earlier) return address(candidate.type === 'video' ? await withStill(earlier, folder) : earlier);
  await mkdir(mediaFolder, { recursive: true, mode: 0o700 });
  const work = join(mediaFolder, unfinished + randomUUID());
  try {
    await mkdir(work, { mode: 0o700 });
    const item = await make(candidate, work);
    await writeFile(join(work, itemFile), JSON.stringify(item));
    await rm(folder, { recursive: true, force: true });
    await rename(work, folder);
    return address(item);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
