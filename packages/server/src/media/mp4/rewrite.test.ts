import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../testing/test-server.ts';
import { RefusedFile } from '../refused-file.ts';
import { box, boxesIn } from './boxes.ts';
import { rewriteFilm } from './rewrite.ts';
import { film, filmInPieces, place, samplesOf, type TestTrack } from './test-film.ts';

async function rewritten(content: Uint8Array) {
  const folder = temporaryDirectory();
  const [file, to] = [join(folder, 'film'), join(folder, 'clean')];
  writeFileSync(file, content);
  const [from, into] = [await open(file, 'r'), await open(to, 'w')];
  try {
    const about = await rewriteFilm(from, content.length, into);
    return { about, after: readFileSync(to) };
  } finally {
    await Promise.all([from.close(), into.close()]);
  }
}

const pictures = (count = 6): TestTrack => ({ handler: 'vide', codec: 'avc1', samples: samplesOf(count) });
const sound = (count = 6): TestTrack => ({ handler: 'soun', codec: 'mp4a', samples: samplesOf(count) });
const others: TestTrack[] = [
  ['meta', 'gpmd'],
  ['meta', 'camm'],
  ['meta', 'mebx'],
  ['text', 'text'],
  ['sbtl', 'tx3g'],
  ['subt', 'stpp'],
  ['clcp', 'c608'],
  ['tmcd', 'tmcd'],
  ['data', 'fdsc'],
  ['hint', 'rtp '],
  // Handlers of audio and video, but with codecs that are neither.
  ['soun', 'gpmd'],
  ['vide', 'jpeg'],
].map(([handler = '', codec = '']) => ({ handler, codec, samples: samplesOf(3) }));
const preview: TestTrack = { handler: 'vide', codec: 'avc1', samples: samplesOf(1) };

/** Returns the samples of the tracks that occur in the bytes. */
const found = (bytes: Buffer, tracks: readonly TestTrack[]) =>
  tracks.flatMap(({ samples }) => samples.filter((sample) => bytes.includes(sample)));

/** Expects only these tracks, in their order, and three boxes that fill the file. */
function expectOnly(bytes: Buffer, kept: readonly TestTrack[], dropped: readonly TestTrack[]): void {
  const top = boxesIn(bytes);
  expect(top.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
  expect(found(bytes, kept)).toHaveLength(kept.reduce((sum, { samples }) => sum + samples.length, 0));
  expect(found(bytes, dropped)).toEqual([]);
  const samples = kept.flatMap((track) => track.samples).reduce((sum, { length }) => sum + length, 0);
  expect(top[2]?.body).toHaveLength(samples);
  const plain = bytes.toString('latin1');
  for (const note of [place, 'GoPr', 'asha', '\xe8\x75\x47\x00', 'behind']) expect(plain).not.toContain(note);
  expect(plain).toContain('needed');
}

const camera = () => [pictures(), sound(), ...others, preview];

describe('publishing only the video and audio of a film', () => {
  test.each(['short', 'long', 'to the end'] as const)(
    'keeps only video and audio of a film whose samples are in a box that is %s',
    async (mdat) => {
      const [picture, voice, ...rest] = [pictures(), sound(), ...others, preview];
      const before = film({ tracks: [...rest, voice, picture], mdat });
      const { after, about } = await rewritten(before);
      expect(found(before, rest)).not.toEqual([]);
      expectOnly(after, [picture, voice], rest);
      expect(about).toEqual({ width: 1_920, height: 1_080, extension: 'mp4' });
    },
  );

  test('keeps only video and audio of a fragmented film', async () => {
    const [picture, voice, ...rest] = [pictures(), sound(), ...others];
    const { after } = await rewritten(filmInPieces([...rest, picture, voice]));
    expectOnly(after, [picture, voice], rest);
  });

  test('keeps only video and audio of a film that begins with another box than usual', async () => {
    const [picture, ...rest] = [pictures(), ...others];
    const brand = Buffer.concat([
      box('uuid', Buffer.from(place)),
      box('ftyp', Buffer.from('qt  \0\0\0\0qt  ')),
    ]);
    const { after, about } = await rewritten(film({ tracks: [picture, ...rest], brand }));
    expectOnly(after, [picture], rest);
    expect(about.extension).toBe('mov');
  });
});

test.each(readdirSync(join(import.meta.dirname, 'test-films')))(
  'keeps the video of %s and removes the location',
  async (name) => {
    const before = readFileSync(join(import.meta.dirname, 'test-films', name));
    const { after } = await rewritten(before);
    const top = boxesIn(after);
    expect(top.map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
    expect(top[2]?.body).toEqual(Buffer.alloc(500, 7));
    expect(after.toString('latin1')).not.toMatch(/18\.5|73\.8|GPS|2026|handler/);
  },
);

test('keeps uncompressed audio whole, even if its table counts frames of one byte', async () => {
  const samples = samplesOf(1, 4_000);
  const raw = film({ tracks: [pictures(1), { handler: 'soun', codec: 'sowt', samples }] });
  // A thousand frames of four bytes.
  const sizes = raw.indexOf(Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0x0f, 0xa0]));
  raw.writeUInt32BE(1, sizes);
  raw.writeUInt32BE(1_000, sizes + 4);
  const chunk = raw.indexOf(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1]), raw.indexOf('sowt'));
  raw.writeUInt32BE(1_000, chunk + 8);
  const { after } = await rewritten(raw);
  expect(found(after, [{ handler: 'soun', codec: 'sowt', samples }])).toHaveLength(1);
});

test('reports upright dimensions for a film taken upright', async () => {
  const { about } = await rewritten(film({ tracks: [pictures()], isTurned: true }));
  expect(about).toMatchObject({ width: 1_080, height: 1_920 });
});

test('keeps each sample of a real film, and reports its dimensions', async () => {
  const file = join(import.meta.dirname, '../../../../ui/static/film/join-us.mp4');
  const before = readFileSync(file);
  const { about, after } = await rewritten(before);
  expect(about).toMatchObject({ width: 1_280, height: 720 });
  const samples = (bytes: Buffer) => boxesIn(bytes).find(({ type }) => type === 'mdat')?.body.length ?? 0;
  expect(samples(before) - samples(after)).toBeLessThan(100);
});

const refused = (content: Buffer) =>
  rewritten(content).then(
    () => '',
    (error: unknown) => error,
  );

test('refuses a film that cannot be cleaned, with a sentence that says what to do', async () => {
  const again = /copy it from the camera again$/;
  const saved = /save it as MP4 \(H\.264\) and try again$/;
  const whole = film({ tracks: [pictures()], mdat: 'to the end' });
  const outside = film({ tracks: [pictures()] });
  // The first sample is located inside the table itself.
  const offsets = outside.indexOf('stco');
  outside.writeUInt32BE(offsets, offsets + 12);
  const cases: [Buffer, RegExp][] = [
    [film({ tracks: others }), saved],
    [film({ tracks: [sound(0)] }), again],
    [box('ftyp', Buffer.from('isom')), again],
    [
      Buffer.concat([box('ftyp', Buffer.from('qt  ')), box('moov', box('cmov', Buffer.from('packed')))]),
      saved,
    ],
    [whole.subarray(0, whole.length - 60), again],
    [outside, again],
  ];
  for (const [content, sentence] of cases) {
    const error = await refused(content);
    expect(error).toBeInstanceOf(RefusedFile);
    expect(String(error)).toMatch(sentence);
  }
});

test('refuses or rewrites a damaged or manipulated film, and never makes it larger', async () => {
  const films = [film({ tracks: camera() }), filmInPieces(camera())];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...films),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { maxLength: 8 }),
      async (whole, share, slips) => {
        const length = Math.ceil(whole.length * share);
        const hurt = Buffer.from(whole.subarray(0, length));
        for (const [at, value] of slips) if (at < length) hurt[at] = value;
        const outcome = await rewritten(hurt).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(RefusedFile);
      },
    ),
    { numRuns: 150 },
  );
});
