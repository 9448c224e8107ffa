import { randomBytes } from 'node:crypto';
import { basename } from 'node:path';
import { dayMs } from '../../contract/day.ts';
import { limits } from '../../contract/limits.ts';
import { shrunkApart } from '../media/picture-worker.ts';
import { RefusedFile } from '../media/refused-file.ts';
import type { MediaStore } from '../media/store/media-store.ts';

const { keptSide, mostSide } = limits.photo;

/**
 * What strangers may send: what a telephone makes, and far less than a volunteer, who knows what is in the folder. Each kind
 * as large as 160 MB of memory open it, together with Node.
 */
const job = {
  most: { width: keptSide, height: keptSide },
  bounds: {
    pixels: 48_000_000,
    fewer: {
      // As messengers make them; in 4:4:4 they take twice the memory.
      'progressive JPEG': 12_000_000,
      'progressive JPEG in 4:4:4': 6_000_000,
      PNG: 24_000_000,
      'interlaced PNG': 0,
      'PNG of 16 bits': 0,
      WebP: 8_000_000,
      AVIF: 2_000_000,
    },
    side: mostSide,
  },
};
const seconds = 20;

/** Not named like an item of a gallery: those are deleted when no event has them. */
const shownFolder = 'stories';
/** Hidden, and so not served. */
const waitingFolder = '.waiting';

/** The beginnings of JPEG, PNG, WebP, and of AVIF and its kin. Nothing else reaches the library that opens pictures. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avi[fs]|he[iv]|mif1|msf1)/,
];

/**
 * A photo that was sent in, upright, at most 1,600 pixels wide and high, encoded anew: nothing of the file itself is kept.
 * @throws RefusedFile, and TooManyAtOnce while others wait for theirs
 */
export async function portraitOf(bytes: Buffer<ArrayBuffer>): Promise<Uint8Array> {
  const head = bytes.toString('latin1', 0, 16);
  if (!beginnings.some((beginning) => beginning.test(head))) {
    throw new RefusedFile('this is no picture that can be read (JPEG, PNG, WebP or AVIF)');
  }
  return shrunkApart({ ...job, bytes }, seconds);
}

/** Where a portrait lies: out of sight until its story is approved. */
const places = (id: string) => ({
  waiting: `${waitingFolder}/${id}.jpg`,
  shown: `${shownFolder}/${id}.jpg`,
});

const idIn = (address: string) =>
  new RegExp(`/media/${shownFolder}/([0-9a-f]{32})\\.jpg$`).exec(address)?.[1];

/** Stores a portrait, unseen, and answers the address it will have. @param apiBase As configured. */
export async function keepPortrait(
  portrait: Uint8Array,
  media: MediaStore,
  apiBase: string,
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await media.put(places(id).waiting, portrait);
  return `${apiBase}/media/${shownFolder}/${id}.jpg`;
}

/** Makes a portrait readable for everybody. An address that is none of ours is left alone, and twice is once. */
export async function showPortrait(address: string, media: MediaStore): Promise<void> {
  const id = idIn(address);
  if (id) await media.move(places(id).waiting, places(id).shown);
}

/** Takes it out of sight again. */
export async function hidePortrait(address: string, media: MediaStore): Promise<void> {
  const id = idIn(address);
  if (id) await media.move(places(id).shown, places(id).waiting);
}

/** Removes one whose story was not stored. */
export async function dropPortrait(address: string, media: MediaStore): Promise<void> {
  const id = idIn(address);
  if (id) await media.remove(places(id).waiting);
}

/** Removes one wherever it lies: its story is gone. */
export async function removePortrait(address: string, media: MediaStore): Promise<void> {
  const id = idIn(address);
  for (const key of id ? Object.values(places(id)) : []) await media.remove(key);
}

const idOf = (name: string) => basename(name, '.jpg');

/**
 * What a crash between a decision and its photo left: shows those of approved stories, and hides all others. One that was
 * moved today may belong to a decision that is just being written.
 */
export async function settlePortraits(
  approved: readonly string[],
  media: MediaStore,
  now: number,
): Promise<void> {
  const kept = new Set(approved.map(idIn));
  for (const { name } of await media.list(waitingFolder)) {
    const { shown, waiting } = places(idOf(name));
    if (kept.has(idOf(name))) await media.move(waiting, shown);
  }
  for (const { name, since } of await media.list(shownFolder)) {
    const { shown, waiting } = places(idOf(name));
    if (since <= now - dayMs && !kept.has(idOf(name))) await media.move(shown, waiting);
  }
}

/**
 * Deletes those that wait out of sight for nothing: no story has their address any more. One of today may belong to a
 * story that is just being stored.
 * @param addresses Of all that somebody may still decide about.
 */
export async function sweepPortraits(
  addresses: readonly string[],
  media: MediaStore,
  now: number,
): Promise<void> {
  const kept = new Set(addresses.map(idIn));
  for (const { name, since } of await media.list(waitingFolder)) {
    // One that is gone meanwhile was just approved.
    if (since <= now - dayMs && !kept.has(idOf(name))) await media.remove(`${waitingFolder}/${name}`);
  }
}

/** Where its file is, for a volunteer who wants to look; `undefined` when there is none. */
export async function portraitFile(address: string, media: MediaStore): Promise<string | undefined> {
  const id = idIn(address);
  for (const key of id ? Object.values(places(id)) : [])
    if (await media.about(key)) return media.whereIs(key);
  return undefined;
}

/** What it shows, as a JPEG, for a volunteer who may see what waits; `undefined` when there is none. */
export async function portraitBytes(
  address: string,
  media: MediaStore,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  const id = idIn(address);
  for (const key of id ? Object.values(places(id)) : []) {
    const file = await media.about(key);
    const bytes = file && (await media.read(key, { start: 0, end: file.size - 1 }));
    if (bytes) return bytes;
  }
  return undefined;
}
