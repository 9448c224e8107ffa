import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayMs } from '../../contract/day.ts';
import { limits } from '../../contract/limits.ts';
import { mediaFolder } from '../media/media-folder.ts';
import { pixelsOf } from '../media/picture.ts';
import { RefusedFile } from '../media/refused-file.ts';

/** What strangers may send: far less than a volunteer, who knows what is in the folder. */
const bounds = { pixels: 60_000_000, side: limits.photo.mostSide };
const { keptSide } = limits.photo;
/** Not named like an item of a gallery: those are deleted when no event has them. */
const shownFolder = 'stories';

/** The beginnings of JPEG, PNG, WebP, and of AVIF and its kin. Nothing else reaches the library that opens pictures. */
const beginnings = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:avi[fs]|he[iv]|mif1|msf1)/,
];

/**
 * A photo that was sent in, upright, at most 1,600 pixels wide and high, encoded anew: nothing of the file itself is kept.
 * @throws RefusedFile
 */
export async function portraitOf(bytes: Buffer): Promise<Buffer> {
  const head = bytes.toString('latin1', 0, 16);
  if (!beginnings.some((beginning) => beginning.test(head))) {
    throw new RefusedFile('this is no picture that can be read (JPEG, PNG, WebP or AVIF)');
  }
  const { image } = await pixelsOf(bytes, { width: keptSide, height: keptSide }, bounds);
  return image().jpeg({ quality: 82, progressive: true }).toBuffer();
}

/** Where a portrait lies: hidden, and so not served, until its story is approved. */
const places = (dataDir: string, id: string) => ({
  waiting: join(mediaFolder(dataDir), '.waiting', `${id}.jpg`),
  shown: join(mediaFolder(dataDir), shownFolder, `${id}.jpg`),
});

const idIn = (address: string) =>
  new RegExp(`/media/${shownFolder}/([0-9a-f]{32})\\.jpg$`).exec(address)?.[1];

/** Puts a portrait on the disk, unseen, and answers the address it will have. @param apiBase As configured. */
export async function keepPortrait(portrait: Buffer, dataDir: string, apiBase: string): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const { waiting } = places(dataDir, id);
  await mkdir(dirname(waiting), { recursive: true, mode: 0o700 });
  await writeFile(waiting, portrait, { mode: 0o600 });
  return `${apiBase}/media/${shownFolder}/${id}.jpg`;
}

async function move(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}

/** Makes a portrait readable for everybody. An address that is none of ours is left alone, and twice is once. */
export async function showPortrait(address: string, dataDir: string): Promise<void> {
  const id = idIn(address);
  if (id) await move(places(dataDir, id).waiting, places(dataDir, id).shown);
}

/** Takes it out of sight again. */
export async function hidePortrait(address: string, dataDir: string): Promise<void> {
  const id = idIn(address);
  if (id) await move(places(dataDir, id).shown, places(dataDir, id).waiting);
}

/** Removes one whose story was not stored. */
export async function dropPortrait(address: string, dataDir: string): Promise<void> {
  const id = idIn(address);
  if (id) await rm(places(dataDir, id).waiting, { force: true });
}

const namesIn = (folder: string) => readdir(folder).catch(() => []);

/**
 * What a crash between a decision and its photo left: shows those of approved stories, and hides all others. One that was
 * moved today may belong to a decision that is just being written.
 */
export async function settlePortraits(
  approved: readonly string[],
  dataDir: string,
  now: number,
): Promise<void> {
  for (const address of approved) await showPortrait(address, dataDir);
  const kept = new Set(approved.map(idIn));
  for (const name of await namesIn(dirname(places(dataDir, '').shown))) {
    const id = basename(name, '.jpg');
    const { shown, waiting } = places(dataDir, id);
    const since = await stat(shown).catch(() => undefined);
    if (since && since.ctimeMs <= now - dayMs && !kept.has(id)) await move(shown, waiting);
  }
}

/**
 * Deletes those that wait out of sight for nothing: no story has their address any more. One of today may belong to a
 * story that is just being stored.
 * @param addresses Of all that somebody may still decide about.
 */
export async function sweepPortraits(
  addresses: readonly string[],
  dataDir: string,
  now: number,
): Promise<void> {
  const folder = dirname(places(dataDir, '').waiting);
  const kept = new Set(addresses.map(idIn));
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const since = await stat(file).catch(() => undefined);
    // One that is gone meanwhile was just approved.
    if (since && since.mtimeMs <= now - dayMs && !kept.has(basename(name, '.jpg')))
      await rm(file, { force: true });
  }
}

/** The file on this disk, for a volunteer who wants to look; `undefined` when there is none. */
export function portraitFile(address: string, dataDir: string): string | undefined {
  const id = idIn(address);
  return id && Object.values(places(dataDir, id)).find((path) => existsSync(path));
}
