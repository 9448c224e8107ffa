import { copyFile, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Container } from './content.ts';
import { hasFfmpeg, stillOf, writtenWithoutNotes } from './ffmpeg.ts';
import { type FilmSize, rewriteFilm } from './mp4/rewrite.ts';
import { type StoredItem, storePoster } from './picture.ts';
import { RefusedFile } from './refused-file.ts';

const mostCaptionBytes = 1_000_000;

/**
 * Stores the captions of a film under this name, in a folder of their own.
 * @throws RefusedFile when the file is not captions
 */
export async function storeCaptions(file: string, name: string, folder: string): Promise<StoredItem> {
  const { size } = await stat(file);
  const text = size > mostCaptionBytes ? '' : await readFile(file, 'utf8');
  if (!/^\uFEFF?WEBVTT\s/.test(text)) throw new RefusedFile('its captions (.vtt) do not begin with WEBVTT');
  const path = `${name}.vtt`;
  await copyFile(file, join(folder, path));
  return { path, size, sources: [] };
}

/** A film without metadata, as it is published. */
interface CleanFilm extends FilmSize {
  extension: string;
}

async function rewritten(file: string, to: string): Promise<CleanFilm> {
  const [from, into] = [await open(file, 'r'), await open(to, 'wx', 0o600)];
  try {
    const { size } = await from.stat();
    return await rewriteFilm(from, size, into);
  } finally {
    await Promise.all([from.close(), into.close()]);
  }
}

const names: Readonly<Record<Exclude<Container, 'boxes'>, string>> = {
  webm: 'a WebM',
  mkv: 'a Matroska',
  ogv: 'an Ogg',
  avi: 'an AVI',
};

/**
 * Copies a film of another kind than MP4 and QuickTime. @throws RefusedFile without ffmpeg, so that a location is not published by
 * mistake
 */
async function remuxed(file: string, container: keyof typeof names, to: string): Promise<CleanFilm> {
  if (!(await hasFfmpeg()))
    throw new RefusedFile(
      `it is ${names[container]} film, and this server cannot take out where and when it was filmed; save it as MP4 and try again`,
    );
  const again = `${to}.${container}`;
  const size = (await writtenWithoutNotes(file, again)) ? await sizeOf(again) : 0;
  if (size === 0) throw new RefusedFile('ffmpeg cannot read it; save it as MP4 and try again');
  await rename(again, to);
  return { extension: container, width: undefined, height: undefined };
}

const sizeOf = (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Saves a still of a film in `folder` as `poster.jpg`, if ffmpeg is installed and can read the film. */
async function takeStill(file: string, folder: string) {
  const taken = await stillOf(file);
  return taken && storePoster(taken, folder).catch(() => undefined);
}

/**
 * Stores the video and audio of a film in `folder`, and nothing else of it. A still made by ffmpeg becomes `poster.jpg`, if ffmpeg
 * is installed. Without a still the page draws a placeholder.
 * @throws RefusedFile when the film is damaged, or its metadata cannot be removed on this machine
 */
export async function storeFilm(
  file: string,
  container: Container,
  name: string,
  folder: string,
): Promise<StoredItem> {
  const own = join(folder, 'film');
  const film = await (container === 'boxes' ? rewritten(file, own) : remuxed(file, container, own));
  const path = `${name}.${film.extension}`;
  await rename(own, join(folder, path));
  const poster = await takeStill(join(folder, path), folder);
  return {
    path,
    width: film.width ?? poster?.width,
    height: film.height ?? poster?.height,
    size: (await stat(join(folder, path))).size,
    sources: [],
    poster: poster?.poster,
  };
}
