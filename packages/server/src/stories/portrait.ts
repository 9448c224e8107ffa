import { randomBytes } from 'node:crypto';
import { dayMs, type KnownPicture, limits } from '@banyan/api/contract';
import type { ShrunkPicture } from '../media/picture-job.ts';
import { shrunkApart } from '../media/picture-worker.ts';
import { RefusedFile } from '../media/refused-file.ts';
import type { MediaStore } from '../media/store/media-store.ts';

const { keptSide, mostSide } = limits.photo;

/**
 * The niche beside a story is 72 or 112 wide; with up to three pixels for each of the page's. An address promises a file of each of
 * these: others need a name of another form.
 */
const widths = [72, 112, 144, 224, 336];

/**
 * What strangers may send: what a telephone makes, and far less than a volunteer, who knows what is in the folder. Each kind
 * as large as 176 MB of memory open it, together with Node.
 */
const job = {
  most: { width: keptSide, height: keptSide },
  copies: widths,
  bounds: {
    // What phones call 50 megapixels is 8192 × 6164 at most.
    pixels: 51_000_000,
    fewer: {
      // As messengers make them; in 4:4:4 they take twice the memory.
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
 * A photo that was sent in, upright, at most 1,600 pixels wide and high, encoded anew, with smaller copies: nothing of the file
 * itself is kept.
 * @param network Whose it is: networks take turns.
 * @throws RefusedFile, and TooManyAtOnce while others wait for theirs
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

/** A name says its picture's pixels; those from before there were copies do not. */
const namePattern = '[0-9a-f]{32}(?:-(\\d+)x(\\d+))?';
const inAddress = new RegExp(`/media/${shownFolder}/(${namePattern})\\.jpg$`);
const inFile = new RegExp(`^(${namePattern})(?:-\\d+\\.webp|\\.jpg)$`);

/** The name of the portrait at an address; `undefined` for an address that is none of ours. */
const nameIn = (address: string) => inAddress.exec(address)?.[1];
/** The name of the portrait that a file belongs to. */
const nameOf = (file: string) => inFile.exec(file)?.[1];

const copyOf = (name: string, width: number) => `${name}-${width}.webp`;

/** Its files, the copies first: what names them is the last to be there. */
function filesOf(name: string): string[] {
  const copies = /-\d+x\d+$/.test(name) ? widths : [];
  return [...copies.map((width) => copyOf(name, width)), `${name}.jpg`];
}

/** What an address says of the portrait that lies there: its pixels, and which smaller copies lie beside it. */
export function knownPortrait(address: string): KnownPicture | undefined {
  const [, name = '', ...pixels] = inAddress.exec(address) ?? [];
  const [width = 0, height = 0] = pixels.map(Number);
  if (!(width > 0 && height > 0)) return undefined;
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return {
    path: address,
    width,
    height,
    sources: widths
      .filter((one) => one < width)
      .map((one) => ({ path: folder + copyOf(name, one), type: 'image/webp', width: one })),
  };
}

/** Stores a portrait, unseen, and answers the address it will have. @param apiBase As configured. */
export async function keepPortrait(
  { bytes, width, height, copies }: ShrunkPicture,
  media: MediaStore,
  apiBase: string,
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}-${width}x${height}`;
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
  const name = nameIn(address);
  for (const file of name ? filesOf(name) : []) await media.move(`${from}/${file}`, `${to}/${file}`);
}

/** Makes a portrait readable for everybody. An address that is none of ours is left alone, and twice is once. */
export const showPortrait = (address: string, media: MediaStore): Promise<void> =>
  moveAll(address, media, waitingFolder, shownFolder);

/** Takes it out of sight again. */
export const hidePortrait = (address: string, media: MediaStore): Promise<void> =>
  moveAll(address, media, shownFolder, waitingFolder);

async function removeFrom(folders: readonly string[], address: string, media: MediaStore): Promise<void> {
  const name = nameIn(address);
  for (const file of name ? filesOf(name) : [])
    for (const folder of folders) await media.remove(`${folder}/${file}`);
}

/** Removes one whose story was not stored. */
export const dropPortrait = (address: string, media: MediaStore): Promise<void> =>
  removeFrom([waitingFolder], address, media);

/** Removes one wherever it lies: its story is gone. */
export const removePortrait = (address: string, media: MediaStore): Promise<void> =>
  removeFrom([waitingFolder, shownFolder], address, media);

/** Whether a file belongs to one of these portraits. */
function belongingTo(addresses: readonly string[]): (file: string) => boolean {
  const names = new Set(addresses.map(nameIn));
  return (file) => {
    const name = nameOf(file);
    return name !== undefined && names.has(name);
  };
}

/**
 * What a crash between a decision and its photo left: shows those of approved stories, and hides all others. One that was
 * moved today may belong to a decision that is just being written.
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
 * Deletes those that wait out of sight for nothing: no story has their address any more. One of today may belong to a
 * story that is just being stored.
 * @param addresses Of all that somebody may still decide about.
 */
export async function sweepPortraits(
  addresses: readonly string[],
  media: MediaStore,
  now: number,
): Promise<void> {
  const isKept = belongingTo(addresses);
  // One that is gone meanwhile was just approved.
  for (const { name, since } of await media.list(waitingFolder))
    if (since <= now - dayMs && !isKept(name)) await media.remove(`${waitingFolder}/${name}`);
}

/** Where the whole of it may lie. */
function placesOf(address: string): string[] {
  const name = nameIn(address);
  return name ? [waitingFolder, shownFolder].map((folder) => `${folder}/${name}.jpg`) : [];
}

/** Where its file is, for a volunteer who wants to look; `undefined` when there is none. */
export async function portraitFile(address: string, media: MediaStore): Promise<string | undefined> {
  for (const key of placesOf(address)) if (await media.about(key)) return media.whereIs(key);
  return undefined;
}

/** What it shows, as a JPEG, for a volunteer who may see what waits; `undefined` when there is none. */
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
