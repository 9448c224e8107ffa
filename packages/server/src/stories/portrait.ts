import { randomBytes } from 'node:crypto';
import { dayMs, type KnownPicture, limits } from '@banyan/api/contract';
import type { ShrunkPicture } from '../media/picture-job.ts';
import { shrunkApart } from '../media/picture-worker.ts';
import { RefusedFile } from '../media/refused-file.ts';
import type { MediaStore } from '../media/store/media-store.ts';

const { keptSide, mostSide } = limits.photo;

/**
 * Widths of the copies, for niches of 72 to 384 CSS pixels at two or three device pixels each. Nine, because the sender waits while
 * they are made. The name of a photo implies which files exist, so other widths need another form of name.
 */
const widths = [72, 112, 144, 224, 336, 400, 520, 720, 960];
/**
 * Beginning of the size in the names of photos that have copies of these widths: a zero, because earlier versions, which may still
 * run, read it as part of the number, and delete files whose names they cannot read.
 */
const widthsMark = '0';
/** Widths of photos whose names have a size without this mark: files of earlier versions. */
const earlierWidths = [72, 112, 144, 224, 336];

/**
 * Limits for uploads by strangers: enough for a phone's photos, and much less than volunteers may upload. Each kind is as large as
 * 176 MB of memory can decode, including Node.
 */
const job = {
  most: { width: keptSide, height: keptSide },
  copies: widths,
  bounds: {
    // "50 megapixels" on phones means at most 8192 × 6164.
    pixels: 51_000_000,
    fewer: {
      // Messengers send progressive JPEG; in 4:4:4 it takes twice the memory.
      'progressive JPEG': 13_000_000,
      'progressive JPEG in 4:4:4': 6_000_000,
      PNG: 24_000_000,
      'interlaced PNG': 0,
      'PNG of 16 bits': 0,
      WebP: 6_000_000,
      AVIF: 1_500_000,
    },
    side: mostSide,
  },
};
const seconds = 20;

/** The name differs from those of gallery items, which are deleted when no event uses them. */
const shownFolder = 'stories';
/** The name begins with a dot, so files in it are not served. */
const waitingFolder = '.waiting';

/** First bytes of JPEG, PNG, WebP, AVIF and its relatives. Nothing else reaches the image library. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avi[fs]|he[iv]|mif1|msf1)/,
];

/**
 * Encodes a photo again: upright, at most 1,600 pixels wide and high, with smaller copies. Nothing of the original file is kept.
 * @param network Network of the sender; networks take turns.
 * @throws RefusedFile, and QueueFullError while too many others wait
 */
export async function portraitOf(bytes: Buffer<ArrayBuffer>, network = ''): Promise<ShrunkPicture> {
  const head = bytes.toString('latin1', 0, 16);
  if (!beginnings.some((beginning) => beginning.test(head))) {
    throw new RefusedFile(
      'this is no picture that can be read (JPEG, PNG, WebP or AVIF); save it as JPEG and try again',
    );
  }
  return shrunkApart({ ...job, bytes }, seconds, network);
}

/** A name includes the pixel size of its picture; names from before there were copies do not. */
const namePattern = `[0-9a-f]{32}(?:-(${widthsMark}?)(\\d+)x(\\d+))?`;
const inAddress = new RegExp(`/media/${shownFolder}/(${namePattern})\\.jpg$`);
const inFile = new RegExp(`^(${namePattern})(?:-\\d+\\.webp|\\.jpg)$`);

/** Parts of a portrait's address; `undefined` for a foreign address. Without copies, the size is 0. */
function partsOf(address: string) {
  const [, name, mark, width = 0, height = 0] = inAddress.exec(address) ?? [];
  if (name === undefined) return undefined;
  const known = mark === widthsMark ? widths : earlierWidths;
  return {
    name,
    width: Number(width),
    height: Number(height),
    copies: known.filter((one) => one < Number(width)),
  };
}

/** Name of the portrait that a file belongs to. */
const nameOf = (file: string) => inFile.exec(file)?.[1];

const copyOf = (name: string, width: number) => `${name}-${width}.webp`;

/** Files of a portrait, the copies first, so that the main file is complete only when all exist. */
function filesOf(address: string): string[] {
  const parts = partsOf(address);
  if (!parts) return [];
  const { name, copies } = parts;
  return [...copies.map((width) => copyOf(name, width)), `${name}.jpg`];
}

/** Size and smaller copies of a portrait, derived from its address. */
export function knownPortrait(address: string): KnownPicture | undefined {
  const { name = '', width = 0, height = 0, copies = [] } = partsOf(address) ?? {};
  if (!(width > 0 && height > 0)) return undefined;
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return {
    path: address,
    width,
    height,
    sources: copies.map((one) => ({ path: folder + copyOf(name, one), type: 'image/webp', width: one })),
  };
}

/** Stores a portrait as hidden and returns its future address. @param apiBase As configured. */
export async function keepPortrait(
  { bytes, width, height, copies }: Omit<ShrunkPicture, 'focus'>,
  media: MediaStore,
  apiBase: string,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}-${widthsMark}${width}x${height}`;
  const address = `${apiBase}/media/${shownFolder}/${name}.jpg`;
  try {
    for (const copy of copies) await media.put(`${waitingFolder}/${copyOf(name, copy.width)}`, copy.bytes);
    await media.put(`${waitingFolder}/${name}.jpg`, bytes);
    return address;
  } catch (error) {
    await dropPortrait(address, media);
    throw error;
  }
}

async function moveAll(address: string, media: MediaStore, from: string, to: string): Promise<void> {
  for (const file of filesOf(address)) await media.move(`${from}/${file}`, `${to}/${file}`);
}

/** Makes a portrait public. Ignores foreign addresses; repeating it has no effect. */
export const showPortrait = (address: string, media: MediaStore): Promise<void> =>
  moveAll(address, media, waitingFolder, shownFolder);

/** Hides a portrait again. */
export const hidePortrait = (address: string, media: MediaStore): Promise<void> =>
  moveAll(address, media, shownFolder, waitingFolder);

async function removeFrom(folders: readonly string[], address: string, media: MediaStore): Promise<void> {
  for (const file of filesOf(address)) for (const folder of folders) await media.remove(`${folder}/${file}`);
}

/** Removes a portrait whose story was not stored. */
export const dropPortrait = (address: string, media: MediaStore): Promise<void> =>
  removeFrom([waitingFolder], address, media);

/** Removes the portrait of a deleted story, hidden or public. */
export const removePortrait = (address: string, media: MediaStore): Promise<void> =>
  removeFrom([waitingFolder, shownFolder], address, media);

/** Returns a test if a file belongs to one of these portraits. */
function belongingTo(addresses: readonly string[]): (file: string) => boolean {
  const names = new Set(addresses.map((address) => partsOf(address)?.name));
  return (file) => {
    const name = nameOf(file);
    return name !== undefined && names.has(name);
  };
}

/**
 * Repairs portraits after a crash between a decision and its photo: shows those of approved stories and hides all others. A
 * portrait moved within a day may belong to a decision that is just being written.
 */
export async function settlePortraits(
  approved: readonly string[],
  media: MediaStore,
  now: number,
): Promise<void> {
  const isApproved = belongingTo(approved);
  for (const { name } of await media.list(waitingFolder))
    if (isApproved(name)) await media.move(`${waitingFolder}/${name}`, `${shownFolder}/${name}`);
  for (const { name, since } of await media.list(shownFolder))
    if (since <= now - dayMs && !isApproved(name))
      await media.move(`${shownFolder}/${name}`, `${waitingFolder}/${name}`);
}

/**
 * Deletes hidden portraits that no story uses. A portrait of the last day may belong to a story that is just being stored.
 * @param addresses Portraits of all stories about which somebody may still decide.
 */
export async function sweepPortraits(
  addresses: readonly string[],
  media: MediaStore,
  now: number,
): Promise<void> {
  const isKept = belongingTo(addresses);
  // A file that is missing by now belongs to a story that was just approved.
  for (const { name, since } of await media.list(waitingFolder))
    if (since <= now - dayMs && !isKept(name)) await media.remove(`${waitingFolder}/${name}`);
}

/** Possible locations of the main file. */
function placesOf(address: string): string[] {
  const { name } = partsOf(address) ?? {};
  return name ? [waitingFolder, shownFolder].map((folder) => `${folder}/${name}.jpg`) : [];
}

/** Location of a portrait's file, for volunteers; `undefined` if there is none. */
export async function portraitFile(address: string, media: MediaStore): Promise<string | undefined> {
  for (const key of placesOf(address)) if (await media.about(key)) return media.whereIs(key);
  return undefined;
}

/** JPEG of a portrait, for volunteers who may see pending stories; `undefined` if there is none. */
export async function portraitBytes(
  address: string,
  media: MediaStore,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined> {
  for (const key of placesOf(address)) {
    const file = await media.about(key);
    const bytes = file && (await media.read(key, { start: 0, end: file.size - 1 }));
    if (bytes) return bytes;
  }
  return undefined;
}
