import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EventMedia } from '@banyan/api/contract';
import { type SamplePhoto, sampleFaces, samplePhotos, samplePortraits } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';
import { importItem, itemKey, makeItem } from '../media/import-item.ts';
import { foldersIn } from '../media/item-folders.ts';
import { itemFile, mediaPath, unfinished } from '../media/media-folder.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { keepPortrait, portraitOf, showPortrait } from '../stories/portrait.ts';

/** Stored photographs of the second set of samples. */
export interface StoredSamplePhotos {
  /** Items by the id of the event or news item that shows them. */
  items: ReadonlyMap<string, readonly EventMedia[]>;
  /** Addresses of portraits by the id of their story. */
  portraits: ReadonlyMap<string, string>;
}

const fileOf = (name: string) => fileURLToPath(new URL(`photos/${name}.avif`, import.meta.url));

async function itemOf(
  subject: string,
  { name, alt, focus, hasText }: SamplePhoto,
  media: MediaStore,
  basePath: string,
): Promise<EventMedia> {
  const file = fileOf(name);
  const folder = unfinished + name;
  const item = await importItem({ file, name }, media, mediaPath(basePath), subject, {
    make: (published, work) => makeItem(file, published, work),
    folder,
    as: '',
  });
  const [id = ''] = foldersIn({ images: item.path, media: '' });
  if (!(await media.about(itemKey(id)))) await media.moveFolder(folder, id, itemFile);
  return { ...item, alt, focus, hasText };
}

/**
 * Converts the sample photographs as uploaded ones are, which takes about half a minute, and stores them.
 * @param basePath Path prefix of the API, such as `/api`.
 */
export async function storeSamplePhotos(media: MediaStore, basePath: string): Promise<StoredSamplePhotos> {
  const items = new Map<string, EventMedia[]>();
  for (const [id, photos] of Object.entries(samplePhotos)) {
    const stored: EventMedia[] = [];
    for (const photo of photos) stored.push(await itemOf(id, photo, media, basePath));
    items.set(id, stored);
  }
  const portraits = new Map<string, string>();
  for (const [id, name] of Object.entries(samplePortraits)) {
    const address = await keepPortrait(await portraitOf(await readFile(fileOf(name))), media, basePath);
    await showPortrait(address, media);
    portraits.set(id, address);
  }
  return { items, portraits };
}

/** Shows photographs in place of drawings. Some members have consented to theirs. */
export async function showSamplePhotos(
  trx: Transaction,
  { items, portraits }: StoredSamplePhotos,
): Promise<void> {
  for (const [id, media] of items) {
    const pictures = {
      images: JSON.stringify(media.map(({ path }) => path)),
      media: JSON.stringify(media),
    };
    await trx.updateTable('events').set(pictures).where('id', '=', id).execute();
    await trx.updateTable('news').set(pictures).where('id', '=', id).execute();
  }
  // A story that a member sends has no picture but the portrait.
  for (const [id, photo] of portraits)
    await trx.updateTable('stories').set({ photo, image: '' }).where('id', '=', id).execute();
  for (const [email, image] of sampleFaces)
    await trx.updateTable('members').set({ image, public_image: 1 }).where('email', '=', email).execute();
}
