import { join } from 'node:path';
import type { EventMedia } from '@banyan/api/contract';
import type { Sharp, SharpOptions } from 'sharp';
import { checkHead, imageLibrary } from './picture-head.ts';
import type { Bounds } from './picture-kinds.ts';
import { RefusedFile } from './refused-file.ts';

/** An item as it lies in its folder: its paths are names in there. */
export type StoredItem = Omit<EventMedia, 'alt'>;

/** As far as the file itself reaches, which is at most {@link whole}, copies are this wide. */
const widths = [480, 960, 1600];
/**
 * Every browser that the site is made for takes AVIF, so only that comes in as many: what the boxes of the pages have in pixels of
 * common phones (360, 390, 393, 412 and 430 wide, with two to three of their pixels for one of the page's), at 768 and at 1280.
 */
const fineWidths = [128, 200, 256, 352, 384, 512, 600, 720, 800, 896, 976, 1072, 1200, 1600];
const whole = { width: 2400, height: 4800 };
const posterSize = { width: 1280, height: 1280 };

/** More is a mistake or an attack: opened, 100 million pixels need 300 MB. */
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
 * The pixels of a picture, upright, in sRGB and at most of a size, and nothing else of it: no EXIF, no place, no
 * thumbnail, nothing that was hidden behind its end. Encoded again from these, a file is only a picture.
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
    // A see-through picture would be black where JPEG has no such thing.
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
 * Puts a picture into `folder`: the file itself as `{name}.jpg` and smaller copies in three formats.
 * @throws RefusedFile when it is none, too large, damaged or HEIC.
 */
export async function storePicture(file: string, name: string, folder: string): Promise<StoredItem> {
  const { image, width, height } = await pixelsOf(file, whole);
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
  return { path, width, height, size, sources };
}

/** Puts the still of a film into `folder` and answers its name, pixels and bytes. @throws RefusedFile */
export async function storePoster(still: string | Buffer, folder: string) {
  const { image, width, height } = await pixelsOf(still, posterSize);
  const poster = 'poster.jpg';
  const { size } = await image().jpeg({ quality: 80, progressive: true }).toFile(join(folder, poster));
  return { poster, width, height, size };
}
