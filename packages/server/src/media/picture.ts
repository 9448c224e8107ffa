import { join } from 'node:path';
import type { EventMedia } from '@banyan/api/contract';
import type { Sharp, SharpOptions } from 'sharp';
import { guessFocus, guessText } from './focal-point.ts';
import { checkHead, imageLibrary } from './picture-head.ts';
import type { Bounds } from './picture-kinds.ts';
import { RefusedFile } from './refused-file.ts';

/** An item as it is stored in its folder: its paths are names in that folder. */
export type StoredItem = Omit<EventMedia, 'alt'>;

/** Widths of the copies, up to the width of the file itself, which is at most {@link whole}. */
const widths = [480, 960, 1600];
/**
 * Widths in AVIF only, because all supported browsers accept it. They match the boxes of the pages on common phones (360, 390, 393,
 * 412 and 430 wide, with a pixel ratio of two to three), at 768 and at 1280.
 */
const fineWidths = [128, 200, 256, 352, 384, 512, 600, 720, 800, 896, 976, 1072, 1200, 1600];
const whole = { width: 2400, height: 4800 };
const posterSize = { width: 1280, height: 1280 };

/** More pixels are a mistake or an attack: a picture of 100 million pixels needs 300 MB to open. */
const volunteers: Bounds = { pixels: 100_000_000, fewer: {}, side: Number.POSITIVE_INFINITY };

const formats = [
  {
    type: 'image/avif',
    extension: 'avif',
    widths: fineWidths,
    encode: (image: Sharp) => image.avif({ quality: 55, effort: 2 }),
  },
  {
    type: 'image/webp',
    extension: 'webp',
    widths,
    encode: (image: Sharp) => image.webp({ quality: 76, effort: 3 }),
  },
  { type: 'image/jpeg', extension: 'jpg', widths, encode: (image: Sharp) => image.jpeg({ quality: 80 }) },
] as const;

/**
 * Reads the pixels of a picture, upright, in sRGB and limited in size, and nothing else of it: no EXIF, no location, no thumbnail,
 * nothing hidden behind its end. Encoded again from these, a file is only a picture.
 * @throws RefusedFile
 */
export async function pixelsOf(
  input: string | Buffer,
  most: { width: number; height: number },
  bounds: Bounds = volunteers,
) {
  const sharp = await imageLibrary();
  const options = {
    limitInputPixels: await checkHead(sharp, input, bounds),
    failOn: 'error',
    autoOrient: true,
  } satisfies SharpOptions;
  const { data, info } = await sharp(input, options)
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    // JPEG has no transparency: without a background, transparent areas would become black.
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new RefusedFile('it is damaged: its head can be read, its picture cannot');
    });
  const { channels, width, height } = info;
  return { width, height, image: () => sharp(data, { raw: { width, height, channels } }) };
}

/**
 * Stores a picture in `folder`: the picture itself as `{name}.jpg` and smaller copies in three formats.
 * @throws RefusedFile when it is not a picture, too large, damaged or HEIC.
 */
export async function storePicture(file: string, name: string, folder: string): Promise<StoredItem> {
  const pixels = await pixelsOf(file, whole);
  const { image, width, height } = pixels;
  const path = `${name}.jpg`;
  const { size } = await image().jpeg({ quality: 84, progressive: true }).toFile(join(folder, path));
  const sources: StoredItem['sources'] = [];
  for (const { type, extension, widths: wanted, encode } of formats) {
    // A small original keeps its size and still gains the better formats.
    const copies = wanted.some((one) => one < width) ? wanted.filter((one) => one <= width) : [width];
    for (const copy of copies) {
      const source = `${copy}.${extension}`;
      await encode(image().resize({ width: copy })).toFile(join(folder, source));
      sources.push({ path: source, type, width: copy });
    }
  }
  const item: StoredItem = { path, width, height, size, sources, focus: await guessFocus(pixels) };
  return (await guessText(pixels)) ? { ...item, hasText: true } : item;
}

/** Stores the still of a film in `folder` and returns its name, dimensions and bytes. @throws RefusedFile */
export async function storePoster(still: string | Buffer, folder: string) {
  const { image, width, height } = await pixelsOf(still, posterSize);
  const poster = 'poster.jpg';
  const { size } = await image().jpeg({ quality: 80, progressive: true }).toFile(join(folder, poster));
  return { poster, width, height, size };
}
