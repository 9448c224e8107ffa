import { open } from 'node:fs/promises';
import { type Bounds, kindOf } from './picture-kinds.ts';
import { RefusedFile } from './refused-file.ts';

/** Loaders for the supported formats. All other formats of libvips are blocked: drawings, documents, raw data. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Tiff', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

export async function imageLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  // Each file is opened once, so libvips' cache would only use memory.
  sharp.cache(false);
  return sharp;
}

const isHeicHead = (head: Buffer) => /^ftyp(he[iv]|mif|msf)/.test(head.toString('latin1', 4, 12));

async function isHeic(file: string | Buffer): Promise<boolean> {
  if (typeof file !== 'string') return isHeicHead(file);
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return isHeicHead(buffer);
  } finally {
    await handle.close();
  }
}

const inMillions = (pixels: number, round: (value: number) => number) =>
  `${round(pixels / 100_000) / 10} million`;

/**
 * Reads only the header: a picture that is too large is refused before it is opened.
 * @returns the maximum number of pixels for this kind of picture
 * @throws RefusedFile
 */
export async function checkHead(
  sharp: Awaited<ReturnType<typeof imageLibrary>>,
  file: string | Buffer,
  most: Bounds,
): Promise<number> {
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(async () => {
      if (await isHeic(file)) throw heic();
      throw new RefusedFile(
        'this is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF); save it as JPEG and try again',
      );
    });
  if (head.format === 'heif' && head.compression !== 'av1') throw heic();
  const pixels = head.width * head.height;
  const size = `it has ${head.width} × ${head.height} pixels`;
  const kind = kindOf(head);
  const fewer = kind && most.fewer[kind];
  const mostPixels = fewer ?? most.pixels;
  if (mostPixels === 0)
    throw new RefusedFile(`a picture of this kind (${kind}) is not taken; save it as JPEG and try again`);
  if (pixels > mostPixels) {
    const bound = `${inMillions(pixels, Math.ceil)}, and ${inMillions(mostPixels, Math.floor)} is the most`;
    const isJpeg = head.format === 'jpeg';
    throw new RefusedFile(
      fewer === undefined
        ? `${size}, ${bound}; save it smaller and try again`
        : `${size}, ${bound} for its kind (${kind}); save it ${isJpeg ? 'smaller' : 'as JPEG'} and try again`,
    );
  }
  if (Math.max(head.width, head.height) > most.side) {
    throw new RefusedFile(`${size}, and ${most.side} on one side is the most; save it smaller and try again`);
  }
  if ((head.pages ?? 1) > 1 && head.format !== 'heif' && head.format !== 'tiff') {
    throw new RefusedFile('it moves; save it as a video, or one picture of it as JPEG');
  }
  return mostPixels;
}

/** Reason why a HEIC picture is refused. */
export const heicReason = 'it is a HEIC picture, which browsers do not show; save it as JPEG and try again';
const heic = () => new RefusedFile(heicReason);
