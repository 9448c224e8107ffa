import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../test-server.ts';
import { cleanFilm } from './film-boxes.ts';

const box = (type: string, ...contents: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(contents.map((content) => Buffer.from(content)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

const handler = (kind: string) => box('hdlr', '\0'.repeat(8), kind, '\0'.repeat(12));

/** A track's header: a size in pixels, lying or turned by a quarter. */
function trackHeader(width: number, height: number, turned: boolean): Buffer {
  const body = Buffer.alloc(84);
  body.writeInt32BE(turned ? 0 : 0x10000, 40);
  body.writeUInt16BE(width, 76);
  body.writeUInt16BE(height, 80);
  return box('tkhd', body);
}

/** The head of a film or of a track's media: version, flags, two times, and a number that stays. */
const header = (version: 0 | 1) => {
  const times = Buffer.alloc(version === 1 ? 16 : 8, 'time');
  return Buffer.concat([Buffer.from([version, 0, 0, 0]), times, Buffer.from('scale')]);
};

const place = '+18.5293+073.8565/';

/** A film as telephones and action cameras write it, with the place in four places. */
const film = (turned = false) =>
  Buffer.concat([
    box('ftyp', 'isom'),
    box('uuid', `XMP ${place}`),
    box('mdat', 'pictures'),
    box(
      'moov',
      box('mvhd', header(0)),
      box(
        'trak',
        trackHeader(1920, 1080, turned),
        box('mdia', box('mdhd', header(1)), handler('vide')),
        box('udta', place),
      ),
      box('trak', trackHeader(0, 0, false), box('mdia', handler('soun'))),
      box('trak', trackHeader(0, 0, false), box('mdia', handler('meta'), `gps ${place}`)),
      box('udta', box('\xa9xyz', place)),
      box('meta', `com.apple.quicktime.location.ISO6709 ${place}`),
    ),
  ]);

async function cleaned(content: Uint8Array) {
  const file = join(temporaryDirectory(), 'film.mp4');
  writeFileSync(file, content);
  const handle = await open(file, 'r+');
  const head = await cleanFilm(handle, content.length);
  await handle.close();
  return { head, after: readFileSync(file) };
}

test('the place is gone, wherever the camera wrote it; pictures and lengths are as before', async () => {
  const before = film();
  const { head, after } = await cleaned(before);
  expect(before.toString('latin1').split(place)).toHaveLength(6);
  expect(after.toString('latin1')).not.toContain('073.8565');
  expect(after.length).toBe(before.length);
  expect(after.indexOf('pictures')).toBe(before.indexOf('pictures'));
  expect(head).toEqual({ width: 1920, height: 1080 });
});

test('nor does it tell when it was taken', async () => {
  const before = film();
  const { after } = await cleaned(before);
  expect(before.toString('latin1').split('time')).toHaveLength(8);
  expect(after.toString('latin1')).not.toContain('time');
  expect(after.toString('latin1').split('scale')).toHaveLength(3);
});

test('a film taken upright is upright', async () => {
  expect((await cleaned(film(true))).head).toEqual({ width: 1080, height: 1920 });
});

test('a real film keeps its pictures, and its pixels are known', async () => {
  const file = join(temporaryDirectory(), 'join-us.mp4');
  copyFileSync(join(import.meta.dirname, '../../../../ui/static/film/join-us.mp4'), file);
  const { head } = await cleaned(readFileSync(file));
  expect(head).toEqual({ width: 1280, height: 720 });
});

test('a damaged or lying film ends the walk, never the program, and grows by nothing', async () => {
  const whole = film();
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 8 }),
      async (length, slips) => {
        const hurt = Buffer.from(whole.subarray(0, length));
        for (const [at, value] of slips) if (at < length) hurt[at] = value;
        expect((await cleaned(hurt)).after.length).toBe(length);
      },
    ),
    { numRuns: 60 },
  );
});
