import { chmod, constants, copyFile, open, readFile, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hasFfmpeg, stillOf, writtenWithoutNotes } from './ffmpeg.ts';
import { cleanFilm, type FilmHead } from './film-boxes.ts';
import { stemOf } from './media-folder.ts';
import { extensionOf } from './media-types.ts';
import { type StoredItem, storePoster } from './picture.ts';
import { RefusedFile } from './refused-file.ts';

/** What lies beside a film and belongs to it: a picture and a WebVTT file of the same name. */
export interface FilmSides {
  still?: string;
  captions?: string;
}

/** How a file of each kind begins, whatever it is called. */
const beginnings: readonly { extensions: readonly string[]; is: (head: Buffer) => boolean }[] = [
  {
    extensions: ['mp4', 'm4v', 'mov'],
    is: (head) =>
      /^(ftyp(?!hei|hev|mif|msf|avi)|moov|mdat|wide|free|skip)/.test(head.toString('latin1', 4, 12)),
  },
  { extensions: ['webm', 'mkv'], is: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { extensions: ['ogg', 'ogv'], is: (head) => head.toString('latin1', 0, 4) === 'OggS' },
  { extensions: ['avi'], is: (head) => /^RIFF....AVI /s.test(head.toString('latin1', 0, 12)) },
];

/** @throws RefusedFile when a file is not what its name says. */
async function checkBeginning(file: string, extension: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    const kind = beginnings.find(({ extensions }) => extensions.includes(extension));
    if (!kind?.is(buffer)) throw new RefusedFile(`it is called .${extension} and is no such video`);
  } finally {
    await handle.close();
  }
}

const mostCaptionBytes = 1_000_000;

/** @throws RefusedFile */
async function storeCaptions(file: string, name: string, folder: string): Promise<string> {
  const { size } = await stat(file);
  const text = size > mostCaptionBytes ? '' : await readFile(file, 'utf8');
  if (!/^\uFEFF?WEBVTT\s/.test(text)) throw new RefusedFile('its captions (.vtt) do not begin with WEBVTT');
  await copyFile(file, join(folder, `${name}.vtt`));
  return `${name}.vtt`;
}

/**
 * Puts the captions of a film into a folder of their own, under their own name.
 * @throws RefusedFile when they are none
 */
export async function storeCaptionsAlone(file: string, name: string, folder: string): Promise<StoredItem> {
  const path = await storeCaptions(file, stemOf(name), folder);
  return { path, size: (await stat(file)).size, sources: [] };
}

/** Kinds whose notes are taken out here. Those of the others only ffmpeg can take out. */
const boxed = ['mp4', 'm4v', 'mov'];

/** Whether a film keeps what the camera wrote into it on a machine without ffmpeg. */
export const needsFfmpeg = (name: string) => !boxed.includes(extensionOf(name));

async function cleanedBoxes(file: string): Promise<FilmHead> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    return await cleanFilm(handle, size);
  } finally {
    await handle.close();
  }
}

/** @throws RefusedFile when ffmpeg is there and cannot take the notes out: a place is not shown by mistake. */
async function cleaned(file: string, extension: string): Promise<FilmHead> {
  if (!needsFfmpeg(file)) return cleanedBoxes(file);
  if (await hasFfmpeg()) {
    const again = `${file}.again.${extension}`;
    const written = await writtenWithoutNotes(file, again);
    const size = await stat(again).then(
      ({ size }) => size,
      () => 0,
    );
    if (!written || size === 0) throw new RefusedFile('ffmpeg cannot read it; save it as MP4 and try again');
    await rename(again, file);
  }
  return { width: undefined, height: undefined };
}

/** Takes a still of a film into `folder` as `poster.jpg`, where the machine has ffmpeg and ffmpeg can read the film. */
export async function takeStill(file: string, folder: string) {
  const taken = await stillOf(file);
  return taken && storePoster(taken, folder).catch(() => undefined);
}

async function givenStill(still: string, folder: string) {
  try {
    return await storePoster(still, folder);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw new RefusedFile(`its still ${basename(still)}: ${error.message}`);
  }
}

/**
 * Puts a film into `folder` as it is, without the camera's notes, and its still as `poster.jpg`: the picture beside it, or
 * one that ffmpeg takes where the machine has it. Without either the page draws a placeholder. Notes in other kinds than
 * MP4 and QuickTime stay where there is no ffmpeg.
 * @throws RefusedFile when the file is not what its name says.
 */
export async function storeFilm(
  file: string,
  name: string,
  folder: string,
  { still, captions }: FilmSides,
): Promise<StoredItem> {
  const extension = extensionOf(file);
  await checkBeginning(file, extension);
  const path = `${name}.${extension}`;
  const own = join(folder, path);
  await copyFile(file, own, constants.COPYFILE_FICLONE);
  // A copy is as read-only as what it was made from.
  await chmod(own, 0o600);
  const head = await cleaned(own, extension);
  const poster = await (still === undefined ? takeStill(own, folder) : givenStill(still, folder));
  return {
    path,
    width: head.width ?? poster?.width,
    height: head.height ?? poster?.height,
    size: (await stat(own)).size,
    sources: [],
    poster: poster?.poster,
    captions: captions && (await storeCaptions(captions, name, folder)),
  };
}
