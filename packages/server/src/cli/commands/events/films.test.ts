import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaPlaces } from '../../../media/store/test-media.ts';
import { evening, machine } from './test-gallery.ts';

beforeEach(() => void machine());

describe.each(mediaPlaces)('films in a %s', (place) => {
  test('a picture of the same name is the still, a .vtt the captions, and neither is an item', async () => {
    const { run, put, photo: take, film, event, file } = await evening(place);
    film('dance.MP4');
    await take(
      'Dance.png',
      sharp({ create: { width: 1600, height: 900, channels: 3, background: 'teal' } }).png(),
    );
    put('dance.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nOne, two');
    const { code, out } = await run();
    expect([code, out]).toEqual([0, expect.stringContaining('0 photos and 1 video')]);
    expect(out).not.toContain('Without a still');
    const [item] = (await event()).media;
    expect(item).toMatchObject({ width: 1280, height: 720 });
    expect(await sharp(await file(item?.poster ?? '')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
    });
    expect((await file(item?.captions ?? '')).toString()).toContain('One, two');
  });

  test('a machine with ffmpeg takes the still itself, also of a film that came without one before', async () => {
    const { run, film, event, stored } = await evening(place);
    film('dance.mp4');
    expect((await run()).out).toContain('Without a still: 1 video');
    const words = machine(
      await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    const folders = stored.tops();
    const { code, out } = await run();
    expect([code, out]).toEqual([
      0,
      'The gallery of event-garba has 0 photos and 1 video, in the order of their names.',
    ]);
    expect(words()).toContain('-protocol_whitelist file -ss 1 -i file:/');
    expect(stored.tops()).toEqual(folders);
    expect((await event()).media[0]?.poster).toMatch(/^\/api\/media\/[0-9a-f]{32}\/poster\.jpg$/);
  });

  test('an ffmpeg that fails or answers nonsense costs the still, not the film', async () => {
    const { run, film, event } = await evening(place);
    machine(Buffer.from('no picture'));
    film('dance.mp4');
    expect((await run()).code).toBe(0);
    expect((await event()).media[0]?.poster ?? null).toBeNull();
  });
});

test('a film whose notes only ffmpeg can take out is refused without it, and so is one that ffmpeg cannot read', async () => {
  const { run, put } = await evening();
  const head = Buffer.from('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska', 'latin1');
  put('talk.mkv', Buffer.concat([head, Buffer.alloc(60)]));
  const { code, out } = await run();
  expect(code).toBe(1);
  expect(out).toContain(
    'talk.mkv: it is a Matroska film, and this server cannot take out where and when it was filmed; save it as MP4 and try again.',
  );
  machine(Buffer.from('no picture'));
  expect((await run()).out).toContain('talk.mkv: ffmpeg cannot read it; save it as MP4 and try again.');
});

const place = '+18.5293+073.8565/';

/** A film of a moving test card, half a second, with the place and the hour in it. */
const shoot = (file: string, codec: string) =>
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=0.5'],
    ...['-c:v', codec, '-metadata', `location=${place}`, '-metadata', 'creation_time=2025-03-04T05:06:07Z'],
    file,
  ]);

/** What ffmpeg tells of a film. */
const notesOf = (file: string) =>
  spawnSync('ffmpeg', ['-hide_banner', '-i', file], { encoding: 'utf8' }).stderr;

describe.runIf(spawnSync('ffmpeg', ['-version']).status === 0)('with the real ffmpeg', () => {
  test('films of any kind get a still, their size, and lose the place and the hour', async () => {
    const { run, folder, event, media } = await evening();
    vi.unstubAllEnvs();
    shoot(join(folder, '1.MP4'), 'mpeg4');
    shoot(join(folder, '2.MOV'), 'mpeg4');
    shoot(join(folder, '3.MKV'), 'mpeg4');
    shoot(join(folder, '4.AVI'), 'mpeg4');
    expect(notesOf(join(folder, '1.MP4'))).toContain('073.8565');
    expect(notesOf(join(folder, '3.MKV'))).toContain('2025-03-04');
    machine();
    expect((await run()).out).toContain('0 photos and 2 videos');
    vi.unstubAllEnvs();
    expect(await run()).toEqual({
      code: 0,
      out: 'The gallery of event-garba has 0 photos and 4 videos, in the order of their names.',
    });
    const items = (await event()).media;
    expect(items.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([320, 180]));
    for (const { path, poster } of items) {
      const own = join(media, decodeURIComponent(path).replace('/api/media/', ''));
      expect(readFileSync(own).includes('073.8565')).toBe(false);
      expect(notesOf(own)).not.toMatch(/creation_time|location/i);
      const still = await sharp(join(media, poster?.replace('/api/media/', '') ?? '')).metadata();
      expect([still.format, still.width, still.height]).toEqual(['jpeg', 320, 180]);
    }
  });

  test('a film without a picture in it is named, with what helps', async () => {
    const { run, folder } = await evening();
    vi.unstubAllEnvs();
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=0.2', join(folder, 'song.mp4')];
    execFileSync('ffmpeg', ['-loglevel', 'error', ...sound]);
    const { out } = await run();
    expect(out).toContain('Without a still: 1 video (song.mp4).');
    expect(out).toContain('ffmpeg found no picture in there.');
    expect(out).not.toContain('install');
  });
});
