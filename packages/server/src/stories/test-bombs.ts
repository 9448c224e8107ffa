import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/*
 * Test pictures that are small to send and large to decode. JPEG and PNG are written byte by byte, because that is fast and because
 * no library would produce some of them.
 */

export interface Bomb {
  name: string;
  bytes: Buffer<ArrayBuffer>;
  /** True if the server must refuse it. */
  refused: boolean;
}

const word = (value: number) => [value >> 8, value & 0xff];
const segment = (marker: number, body: readonly number[]) => [
  0xff,
  marker,
  ...word(body.length + 2),
  ...body,
];

interface JpegShape {
  width: number;
  height: number;
  progressive?: boolean;
  /** Encodes each color in its own scan, which then needs memory for the whole image. */
  apart?: boolean;
  /** Number of scans that add nothing. */
  idleScans?: number;
  /** Number of brightness pixels per color sample in each direction. @default 1 */
  sampling?: 1 | 2;
}

/** A gray JPEG, in 4:4:4 or 4:2:0. Each Huffman table has a single code of one bit, which means the end of a block. */
function jpeg({
  width,
  height,
  progressive = false,
  apart = false,
  idleScans = 0,
  sampling = 1,
}: JpegShape): Buffer {
  const components = [1, 2, 3];
  const unit = 8 * sampling;
  const units = Math.ceil(width / unit) * Math.ceil(height / unit);
  /** Number of blocks in a scan of some components; the first one is sampled more densely. */
  const blocksOf = (parts: readonly number[]) =>
    parts.reduce((sum, part) => sum + units * (part === 1 ? sampling ** 2 : 1), 0);
  const table = (kind: number) => [kind, 1, ...Array<number>(15).fill(0), 0];
  const scan = (parts: readonly number[], last: number, bitsPerBlock: number) => {
    const head = [
      parts.length,
      ...parts.flatMap((part) => [part, 0]),
      last === 0 ? 0 : progressive ? 1 : 0,
      last,
      0,
    ];
    return [Buffer.from(segment(0xda, head)), Buffer.alloc(Math.ceil((blocksOf(parts) * bitsPerBlock) / 8))];
  };
  const body = () => {
    if (progressive) {
      const first = scan(components, 0, 1);
      const idle = Array.from({ length: idleScans }, () => scan([1], 63, 1)).flat();
      return [...first, ...idle];
    }
    if (apart) return components.flatMap((part) => scan([part], 63, 2));
    return scan(components, 63, 2);
  };
  const frame = [
    8,
    ...word(height),
    ...word(width),
    3,
    ...components.flatMap((part) => [part, part === 1 ? sampling * 0x11 : 0x11, 0]),
  ];
  const head = [
    ...[0xff, 0xd8],
    ...segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    ...segment(progressive ? 0xc2 : 0xc0, frame),
    ...segment(0xc4, table(0x00)),
    ...segment(0xc4, table(0x10)),
  ];
  return Buffer.concat([Buffer.from(head), ...body(), Buffer.from([0xff, 0xd9])]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}

/** A black PNG with an alpha channel, rotated by its EXIF orientation. */
function png(width: number, height: number, { depth = 8, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8);
  const orientation = Buffer.from(
    'MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0',
    'latin1',
  );
  const rowBytes = 1 + (width * 4 * depth) / 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('eXIf', orientation),
    chunk('IDAT', deflateSync(Buffer.alloc(interlaced ? 64 : rowBytes * height), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Smooth colors with transparency, so that every pixel counts and the file stays small. */
const slope = (width: number, height: number) => {
  const raw = Buffer.alloc(width * height * 4);
  for (let at = 0; at < raw.length; at += 4) raw.writeUInt32LE(0x7f_00_00_00 + (at >> 12), at);
  return sharp(raw, { raw: { width, height, channels: 4 } });
};

/** An AVIF whose header claims small dimensions. */
function lying(avif: Buffer): Buffer {
  const bytes = Buffer.from(avif);
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(640, size);
  bytes.writeUInt32BE(480, size + 4);
  return bytes;
}

/**
 * Pictures at the limits for strangers, and pictures that must be refused.
 * @param size Bytes to which smaller ones are padded at the end.
 */
export async function bombs(size = 0): Promise<Bomb[]> {
  const avif = (width: number, height: number) =>
    slope(width, height)
      .heif({ compression: 'av1', effort: 0, chromaSubsampling: '4:4:4', bitdepth: 10 })
      .toBuffer();
  const large = await avif(3_000, 2_000);
  const made: [name: string, bytes: Buffer, refused?: 'refused'][] = [
    ['a JPEG of 48 million pixels', jpeg({ width: 8_000, height: 6_000 })],
    ['a JPEG of 50.5 million pixels', jpeg({ width: 8_192, height: 6_164 })],
    ['a JPEG of 52 million pixels', jpeg({ width: 8_000, height: 6_500 }), 'refused'],
    [
      'a JPEG of 48 million pixels, colour by colour',
      jpeg({ width: 8_000, height: 6_000, apart: true }),
      'refused',
    ],
    [
      'a progressive JPEG of 12.6 million pixels',
      jpeg({ width: 4_096, height: 3_072, progressive: true, sampling: 2 }),
    ],
    [
      'a progressive JPEG of 13.2 million pixels',
      jpeg({ width: 4_000, height: 3_300, progressive: true, sampling: 2 }),
      'refused',
    ],
    [
      'a progressive JPEG of 6 million pixels in 4:4:4, of 24 scans',
      jpeg({ width: 3_000, height: 2_000, progressive: true, idleScans: 23 }),
    ],
    [
      'a progressive JPEG of 12 million pixels in 4:4:4',
      jpeg({ width: 4_000, height: 3_000, progressive: true }),
      'refused',
    ],
    ['a PNG of 24 million pixels', png(6_000, 4_000)],
    ['a PNG of 60 million pixels', png(8_000, 7_500), 'refused'],
    ['an interlaced PNG of 60 million pixels', png(8_000, 7_500, { interlaced: true }), 'refused'],
    ['a PNG of 24 million pixels and 16 bits', png(6_000, 4_000, { depth: 16 }), 'refused'],
    ['a WebP of 6 million pixels', await slope(3_000, 2_000).webp({ effort: 0 }).toBuffer()],
    [
      'a lossless WebP of 6 million pixels',
      await slope(3_000, 2_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    ],
    ['a WebP of 7 million pixels', await slope(3_500, 2_000).webp({ effort: 0 }).toBuffer(), 'refused'],
    ['an AVIF of 1.5 million pixels and 10 bits', await avif(1_500, 1_000)],
    ['an AVIF of 6 million pixels', large, 'refused'],
    ['an AVIF of 6 million pixels that says it has few', lying(large), 'refused'],
  ];
  return made.map(([name, bytes, refused]) => ({
    name,
    bytes: Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]),
    refused: refused !== undefined,
  }));
}
