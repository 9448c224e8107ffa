import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkHead, imageLibrary } from './picture-head.ts';
import type { Bounds, PictureKind } from './picture-kinds.ts';

/** Creates a picture of 40 × 30 pixels. */
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
const jpeg = (progressive: boolean, chromaSubsampling: string) =>
  plain().jpeg({ progressive, chromaSubsampling }).toBuffer();

const made: Readonly<Record<PictureKind, () => Promise<Buffer>>> = {
  'progressive JPEG': () => jpeg(true, '4:2:0'),
  'progressive JPEG in 4:4:4': () => jpeg(true, '4:4:4'),
  PNG: () => plain().png().toBuffer(),
  'interlaced PNG': () => plain().png({ progressive: true }).toBuffer(),
  'PNG of 16 bits': () => plain().toColourspace('rgb16').png().toBuffer(),
  WebP: () => plain().webp().toBuffer(),
  AVIF: () => plain().avif({ effort: 0 }).toBuffer(),
};
const ordinary: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: () => jpeg(false, '4:2:0'),
  'JPEG in 4:4:4': () => jpeg(false, '4:4:4'),
  TIFF: () => plain().tiff().toBuffer(),
  GIF: () => plain().gif().toBuffer(),
};

const anything: Bounds = { pixels: 1e9, fewer: {}, side: 100_000 };
/** Returns the maximum number of pixels for a picture, or the reason why it is refused. */
const said = async (file: string | Buffer, bounds: Partial<Bounds> = {}) =>
  checkHead(await imageLibrary(), file, { ...anything, ...bounds }).catch((error: unknown) =>
    error instanceof Error ? error.message : error,
  );

const tooMany = (kind: string) =>
  expect.stringContaining(`it has 40 × 30 pixels, 0.1 million, and 0 million is the most${kind}; save it`);

describe.each(Object.entries(made))('limit of the kind %s', (kind, make) => {
  test('applies the pixel limit of the picture’s own kind', async () => {
    const file = await make();
    expect(await said(file, { fewer: { [kind]: 1_200 } })).toBe(1_200);
    expect(await said(file, { fewer: { [kind]: 1_199 } })).toEqual(tooMany(` for its kind (${kind})`));
    expect(await said(file, { fewer: { [kind]: 0 } })).toBe(
      `a picture of this kind (${kind}) is not taken; save it as JPEG and try again`,
    );
  });

  test('ignores the pixel limits of other kinds', async () => {
    const others = Object.keys(made).filter((other) => other !== kind);
    const fewer = Object.fromEntries(others.map((other) => [other, 0]));
    expect(await said(await make(), { fewer, pixels: 5_000 })).toBe(5_000);
  });
});

describe.each(Object.entries(ordinary))('limit of a %s', (_, make) => {
  test('applies the general pixel limit to an ordinary kind', async () => {
    const fewer = Object.fromEntries(Object.keys(made).map((kind) => [kind, 0]));
    const file = await make();
    expect(await said(file, { fewer, pixels: 1_200 })).toBe(1_200);
    expect(await said(file, { fewer, pixels: 1_199 })).toEqual(tooMany(''));
  });
});

describe('picture size', () => {
  test('refuses a picture with a side over the limit', async () => {
    const file = await jpeg(false, '4:2:0');
    expect(await said(file, { side: 40 })).toBe(1e9);
    const refused = 'it has 40 × 30 pixels, and 39 on one side is the most; save it smaller and try again';
    expect(await said(file, { side: 39 })).toBe(refused);
    const upright = await sharp(file).rotate(90).jpeg().toBuffer();
    expect(await said(upright, { side: 39 })).toContain('39 on one side');
  });

  test('tells the limit in millions for a picture that is too large', async () => {
    const large = sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: 'teal' } });
    expect(await said(await large.jpeg().toBuffer(), { pixels: 2_000_000 })).toBe(
      'it has 2000 × 1500 pixels, 3 million, and 2 million is the most; save it smaller and try again',
    );
  });

  test('tells the exact limit of a kind that needs more memory, and a kind that needs less', async () => {
    const picture = sharp({ create: { width: 1_400, height: 1_200, channels: 3, background: 'teal' } });
    const avif = await picture.avif({ effort: 0 }).toBuffer();
    expect(await said(avif, { fewer: { AVIF: 1_500_000 } })).toBe(
      'it has 1400 × 1200 pixels, 1.7 million, and 1.5 million is the most for its kind (AVIF); save it as JPEG and try again',
    );
  });

  test('tells the size of a picture whose header claims more pixels than the library would open', async () => {
    const file = await made.PNG();
    // Width and height follow the signature, the length and the name of the first chunk. The checksum is not verified.
    file.writeUInt32BE(20_000, 16);
    file.writeUInt32BE(20_000, 20);
    expect(await said(file, { pixels: 48_000_000 })).toBe(
      'it has 20000 × 20000 pixels, 400 million, and 48 million is the most; save it smaller and try again',
    );
  });

  test('refuses an animated picture, and accepts a TIFF with several pages', async () => {
    const frames = Buffer.from(Array.from({ length: 4 * 4 * 3 }, (_, place) => place * 5));
    const film = () => sharp(frames, { raw: { width: 4, height: 4, channels: 3, pageHeight: 2 } });
    const moves = 'it moves; save it as a video, or one picture of it as JPEG';
    expect(await said(await film().webp({ loop: 0, lossless: true }).toBuffer())).toBe(moves);
    expect(await said(await film().gif({ loop: 0 }).toBuffer())).toBe(moves);
    expect(await said(await film().tiff().toBuffer())).toBe(1e9);
  });
});

describe('unsupported files', () => {
  const unreadable =
    'this is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF); save it as JPEG and try again';
  const heic = 'it is a HEIC picture, which browsers do not show; save it as JPEG and try again';
  const beginning = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');

  const cases: [string, Buffer, string][] = [
    ['text', Buffer.from('not a picture'), unreadable],
    ['an empty file', Buffer.alloc(0), 'Input Buffer is empty'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), unreadable],
    ['a HEIC', beginning('heic'), heic],
    ['a HEIC of another maker', beginning('heix'), heic],
    ['a HEIC of one picture', beginning('mif1'), heic],
    ['a HEIC of several', beginning('msf1'), heic],
    ['a film', beginning('isom'), unreadable],
    ['a HEIC further on', Buffer.concat([Buffer.alloc(4), beginning('heic')]), unreadable],
    ['a HEIC one byte further on', Buffer.concat([Buffer.alloc(1), beginning('heic')]), unreadable],
  ];
  test.each(cases)('refuses a file: %s', async (_, bytes, message) => {
    expect(await said(bytes)).toBe(message);
    const folder = await mkdtemp(join(tmpdir(), 'banyan-picture-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'IMG_1.jpg');
    await writeFile(file, bytes);
    if (bytes.length > 0) expect(await said(file)).toBe(message);
  });
});
