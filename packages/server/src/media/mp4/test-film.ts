import { randomBytes } from 'node:crypto';
import { box, words } from './boxes.ts';

/* Test films as cameras write them, with samples that a test can search for. */

export interface TestTrack {
  /** Handler type, such as `vide`, `soun` or `meta`. */
  handler: string;
  /** Codec of its samples. */
  codec: string;
  samples: Buffer[];
}

const text = (characters: string) => Buffer.from(characters, 'latin1');

/** Location in the format that cameras write. */
export const place = '+18.5293+073.8565/';
/** Time in two words of a header. */
const times = [0xe8_75_47_00, 0xe8_75_47_00];
const timescale = 1_000;

/** Creates random samples, which occur nowhere else. */
export const samplesOf = (count: number, bytes = 40): Buffer[] =>
  Array.from({ length: count }, () => randomBytes(bytes));

const pictureEntry = (codec: string) => {
  const head = Buffer.alloc(78);
  head.write('GoPro HEVC encoder', 43, 'latin1');
  return box(codec, head, box('avcC', text('needed')), box('gpmd', text(place)));
};
const soundEntry = (codec: string) => {
  const head = Buffer.alloc(28);
  head.writeUInt16BE(2, 16);
  head.writeUInt16BE(16, 18);
  return box(codec, head);
};
const entryOf = ({ handler, codec }: TestTrack) =>
  handler === 'vide'
    ? pictureEntry(codec)
    : handler === 'soun'
      ? soundEntry(codec)
      : box(codec, Buffer.alloc(8), text(place));

interface Shape {
  /** Position of each sample; absent for a fragmented film. */
  offsets?: readonly number[];
  isTurned?: boolean;
}

function trackBox(track: TestTrack, id: number, { offsets = [], isTurned = false }: Shape): Buffer {
  const sizes = offsets.length > 0 ? track.samples.map(({ length }) => length) : [];
  const header = Buffer.alloc(84);
  words([7, ...times, id, 0, sizes.length * 100]).copy(header);
  header.writeInt32BE(isTurned ? 0 : 0x1_00_00, 40);
  header.writeUInt16BE(1_920, 76);
  header.writeUInt16BE(1_080, 80);
  const mediaHeader = Buffer.concat([words([0, ...times, timescale, sizes.length * 100]), Buffer.alloc(4)]);
  const rows = <Row extends number[]>(type: string, table: Row[]) =>
    box(type, words([0, table.length]), words(table.flat()), text(`behind ${type} ${place}`));
  return box(
    'trak',
    box('tkhd', header, text(place)),
    box('udta', text(place)),
    box(
      'mdia',
      box('mdhd', mediaHeader),
      box('hdlr', words([0, 0]), text(track.handler), Buffer.alloc(12), text('GoPro Max C346\0')),
      box(
        'minf',
        box('dinf', box('dref', words([0, 1]), box('alis', words([0]), text('/Users/asha/Home')))),
        box(
          'stbl',
          box('stsd', words([0, 1]), entryOf(track)),
          rows('stts', sizes.length > 0 ? [[sizes.length, 100]] : []),
          rows('stsc', sizes.length > 0 ? [[1, 1, 1]] : []),
          box('stsz', words([0, 0, sizes.length]), words(sizes)),
          rows(
            'stco',
            offsets.map((offset) => [offset]),
          ),
          box('uuid', text(place)),
        ),
      ),
    ),
    box('meta', text(place)),
  );
}

const movieHeader = (lasts: number) =>
  box('mvhd', words([0, ...times, timescale, lasts]), Buffer.alloc(76), words([9]));

const movie = (tracks: readonly TestTrack[], shapes: readonly Shape[], ...more: readonly Buffer[]) =>
  box(
    'moov',
    movieHeader(0),
    ...tracks.map((track, index) => trackBox(track, index + 1, shapes[index] ?? {})),
    ...more,
    box('udta', box('\u00a9xyz', text(place))),
    box('uuid', text(`XMP ${place}`)),
  );

/** Interleaves the samples of all tracks, one of each in turn. */
function interleaved(tracks: readonly TestTrack[]): { track: number; sample: Buffer }[] {
  const most = Math.max(...tracks.map(({ samples }) => samples.length));
  return Array.from({ length: most }, (_, number) =>
    tracks.flatMap(({ samples }, track) => {
      const sample = samples[number];
      return sample ? [{ track, sample }] : [];
    }),
  ).flat();
}

export interface TestFilm {
  tracks: readonly TestTrack[];
  isTurned?: boolean;
  /** First box. @default ftyp of an MP4 */
  brand?: Buffer;
  /** Way in which the boxes with samples declare their size. @default in 32 bits */
  mdat?: 'short' | 'long' | 'to the end';
}

/**
 * Creates a film whose samples are in two boxes, with bytes between them that no table refers to, and with boxes of a camera around
 * them.
 */
export function film({
  tracks,
  isTurned,
  brand = box('ftyp', text('mp42\0\0\0\0GoPr')),
  mdat = 'short',
}: TestFilm): Buffer {
  const offsets = tracks.map((): number[] => []);
  const before = Buffer.concat([brand, box('uuid', text(`XMP ${place}`)), box('wide')]);
  const parts: Buffer[] = [];
  let at = before.length + (mdat === 'long' ? 16 : 8);
  for (const { track, sample } of interleaved(tracks)) {
    offsets[track]?.push(at);
    const gap = text(`gap ${place}`);
    parts.push(sample, gap);
    at += sample.length + gap.length;
  }
  const body = Buffer.concat(parts);
  const head = movie(
    tracks,
    offsets.map((own) => ({ offsets: own, isTurned })),
  );
  if (mdat === 'short') {
    const rest = [
      box('free', text(`GPS ${place}`)),
      box('skip', text(place)),
      text(`behind the end ${place}`),
    ];
    return Buffer.concat([before, box('mdat', body), head, ...rest]);
  }
  const size = mdat === 'long' ? [1, 0, body.length + 16] : [0];
  const [first = 0, ...rest] = size;
  const samples = Buffer.concat([words([first]), text('mdat'), words(rest), body]);
  if (mdat === 'long') return Buffer.concat([before, samples, head]);
  // The table comes first, so its size moves all samples.
  const moved = movie(
    tracks,
    offsets.map((own) => ({ offsets: own.map((offset) => offset + head.length), isTurned })),
  );
  return Buffer.concat([before, moved, samples]);
}

/** Creates a fragmented film, as recorders and screen captures write it: each fragment has its own table. */
export function filmInPieces(tracks: readonly TestTrack[]): Buffer {
  const defaults = tracks.map((_, index) => box('trex', words([0, index + 1, 1, 100, 0, 0])));
  const parts = [
    box('ftyp', text('iso5\0\0\0\0iso5')),
    movie(tracks, [], box('mvex', ...defaults)),
    box('sidx', text(place)),
  ];
  const most = Math.max(...tracks.map(({ samples }) => samples.length));
  for (let number = 0; number < most; number += 1) {
    const own = tracks.map(({ samples }) => samples[number] ?? Buffer.alloc(0));
    const moof = (from: number) => {
      let offset = from;
      const trafs = own.map((sample, index) => {
        const run = box('trun', words([0x2_01, 1, offset, sample.length]));
        offset += sample.length;
        const time = box('tfdt', words([0, number * 100]));
        return box('traf', box('tfhd', words([0x2_00_00, index + 1])), time, run, box('uuid', text(place)));
      });
      return box('moof', box('mfhd', words([0, number])), ...trafs);
    };
    const piece = [moof(moof(0).length + 8), box('mdat', ...own), box('prft', text(`clock ${place}`))];
    parts.push(...piece);
  }
  return Buffer.concat(parts);
}
