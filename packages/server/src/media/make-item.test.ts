import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryDirectory } from '../testing/test-database.ts';
import { makeItem } from './import-item.ts';
import { film as testFilm } from './mp4/test-film.ts';
import { joinUs, machine, photo } from './test-files.ts';

beforeEach(() => void machine());

/** Creates a folder with source files, and a folder for the results. */
function workshop() {
  const [files, made] = [temporaryDirectory(), temporaryDirectory()];
  return {
    at: (name: string) => join(files, name),
    put: (name: string, content: string | Uint8Array) => writeFileSync(join(files, name), content),
    make: (name: string) => makeItem(join(files, name), 'item', made),
    bytes: (path: string | null | undefined) => readFileSync(join(made, path ?? '')),
    pathOf: (path: string) => join(made, path),
  };
}

describe('photos', () => {
  it('converts a photo to upright copies in three formats and several widths, without EXIF', async () => {
    const { put, make, bytes } = workshop();
    put('IMG 2.jpg', await photo(3000, 2000).toBuffer());
    const { path, width, height, size, sources } = await make('IMG 2.jpg');
    expect([width, height]).toEqual([2000, 3000]);
    expect(sources.map((source) => `${source.type} ${source.width}`)).toEqual([
      ...[128, 200, 256, 352, 384, 512, 600, 720, 800, 896, 976, 1072, 1200, 1600].map(
        (wide) => `image/avif ${wide}`,
      ),
      ...['image/webp 480', 'image/webp 960', 'image/webp 1600'],
      ...['image/jpeg 480', 'image/jpeg 960', 'image/jpeg 1600'],
    ]);
    for (const copy of [{ path, width: 2000 }, ...sources]) {
      const head = await sharp(bytes(copy.path)).metadata();
      expect([head.width, head.orientation, head.exif, head.xmp, head.iptc]).toEqual([
        copy.width,
        ...[undefined, undefined, undefined, undefined],
      ]);
      expect(bytes(copy.path).includes('Kadamb')).toBe(false);
    }
    expect(bytes(path).length).toBe(size);
  });

  it('keeps only the photo of a file that is also a page, an archive or a script', async () => {
    const { put, make, bytes } = workshop();
    const jpeg = await photo(60, 40).toBuffer();
    const gif = await sharp(await photo(9, 9).toBuffer())
      .gif()
      .toBuffer();
    put('page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]));
    put('script.gif', Buffer.concat([gif, Buffer.from('=1;alert(1)')]));
    for (const name of ['page.jpg', 'script.gif']) {
      const { path, sources } = await make(name);
      for (const copy of [path, ...sources.map((source) => source.path)])
        expect(bytes(copy).includes('alert')).toBe(false);
    }
  });

  it.each(['jfif', 'jpe', 'MP4', 'txt'])(
    'recognizes a photo even when it is called .%s',
    async (extension) => {
      const { put, make } = workshop();
      put(`IMG_1.${extension}`, await photo(60, 40).toBuffer());
      expect((await make(`IMG_1.${extension}`)).path).toBe('item.jpg');
    },
  );

  it.each([
    ['one pixel', 1, 1, { r: 40, g: 90, b: 160, alpha: 1 }],
    ['a strip of ten to one', 2000, 200, { r: 40, g: 90, b: 160, alpha: 1 }],
    ['a strip of one to four', 300, 1200, { r: 40, g: 90, b: 160, alpha: 1 }],
    ['an all black picture', 400, 300, { r: 0, g: 0, b: 0, alpha: 1 }],
    ['a transparent picture', 400, 300, { r: 0, g: 0, b: 0, alpha: 0 }],
  ])('converts %s, and keeps its focal point inside', async (_, width, height, background) => {
    const { at, make, bytes } = workshop();
    await sharp({ create: { width, height, channels: 4, background } })
      .png()
      .toFile(at('hostile.png'));
    const { path, sources, focus, hasText, ...size } = await make('hostile.png');
    expect([size.width, size.height]).toEqual([width, height]);
    for (const copy of [path, ...sources.map((source) => source.path)]) {
      const { dominant, isOpaque } = await sharp(bytes(copy)).stats();
      expect(isOpaque).toBe(true);
      // Transparent parts become white, as on paper.
      expect(dominant.r > 200).toBe(background.alpha === 0);
    }
    for (const share of [focus?.x, focus?.y]) expect(share).toSatisfy((at: number) => at >= 0 && at <= 1);
    expect(hasText).toBeUndefined();
  });
});

describe('films', () => {
  it.each(['3gp', 'MOV', 'jpg'])('recognizes a film even when it is called .%s', async (extension) => {
    const { at, make } = workshop();
    copyFileSync(joinUs, at(`VID_1.${extension}`));
    const made = await make(`VID_1.${extension}`);
    expect(made).toMatchObject({ path: 'item.mp4', width: 1280, height: 720 });
    expect(made.poster).toBeUndefined();
  });

  it('stores a still from ffmpeg if it is installed', async () => {
    const still = sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } });
    const words = machine(await still.png().toBuffer());
    const { at, make, bytes } = workshop();
    copyFileSync(joinUs, at('dance.mp4'));
    const { poster } = await make('dance.mp4');
    expect(words()).toContain('-protocol_whitelist file -ss 1 -i file:/');
    expect(await sharp(bytes(poster)).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
  });

  it('stores no still when ffmpeg returns nonsense', async () => {
    machine(Buffer.from('no picture'));
    const { at, make } = workshop();
    copyFileSync(joinUs, at('dance.mp4'));
    expect((await make('dance.mp4')).poster).toBeUndefined();
  });

  it('refuses a film whose metadata only ffmpeg could remove, when ffmpeg is missing or cannot read it', async () => {
    const { put, make } = workshop();
    const head = Buffer.from('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska', 'latin1');
    put('talk.mkv', Buffer.concat([head, Buffer.alloc(60)]));
    await expect(make('talk.mkv')).rejects.toThrow(
      'it is a Matroska film, and this server cannot take out where and when it was filmed; save it as MP4 and try again',
    );
    machine(Buffer.from('no picture'));
    await expect(make('talk.mkv')).rejects.toThrow('ffmpeg cannot read it; save it as MP4 and try again');
  });

  it('refuses a film that browsers do not play', async () => {
    const { put, make } = workshop();
    // A camcorder's film begins with packets of 192 bytes.
    const packets = Buffer.alloc(192 * 20);
    for (let at = 4; at < packets.length; at += 192) packets[at] = 0x47;
    put('camera.MTS', packets);
    await expect(make('camera.MTS')).rejects.toThrow('it is a film that browsers do not play (MTS)');
  });

  it('rewrites a film of 200 MB a piece at a time', async () => {
    const { at, put, make } = workshop();
    const picture = { handler: 'vide', codec: 'avc1', samples: [Buffer.alloc(4_321)] };
    const film = testFilm({ tracks: [picture], mdat: 'to the end' });
    // Its only picture takes up most of the file.
    film.writeUInt32BE(190_000_000, film.indexOf(Buffer.from([0, 0, 0, 1, 0, 0, 0x10, 0xe1])) + 4);
    put('long.mp4', film);
    truncateSync(at('long.mp4'), 200_000_000);
    const before = process.memoryUsage().rss;
    const { size } = await make('long.mp4');
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect(size).toBeGreaterThan(190_000_000);
  }, 60_000);
});

const place = '+18.5293+073.8565/';

/** Makes a film of half a second with a moving test pattern, and with location and time as metadata. */
const shoot = (file: string) =>
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=0.5'],
    ...['-c:v', 'mpeg4', '-metadata', `location=${place}`, '-metadata', 'creation_time=2025-03-04T05:06:07Z'],
    file,
  ]);

/** Returns what ffmpeg reports about a film. */
const notesOf = (file: string) =>
  spawnSync('ffmpeg', ['-hide_banner', '-i', file], { encoding: 'utf8' }).stderr;

describe.runIf(spawnSync('ffmpeg', ['-version']).status === 0)('real ffmpeg', () => {
  beforeEach(() => void vi.unstubAllEnvs());

  it.each(['MP4', 'MOV', 'MKV', 'AVI'])(
    'makes a still of a film %s, finds its size, and removes location and time',
    async (kind) => {
      const { at, make, bytes, pathOf } = workshop();
      shoot(at(`1.${kind}`));
      const { path, poster, width, height } = await make(`1.${kind}`);
      expect([width, height]).toEqual([320, 180]);
      expect(bytes(path).includes('073.8565')).toBe(false);
      expect(notesOf(pathOf(path))).not.toMatch(/creation_time|location/i);
      const still = await sharp(bytes(poster)).metadata();
      expect([still.format, still.width, still.height]).toEqual(['jpeg', 320, 180]);
    },
  );

  it('stores no still of a film without video', async () => {
    const { at, make } = workshop();
    const sound = ['-f', 'lavfi', '-i', 'sine=duration=0.2', at('song.mp4')];
    execFileSync('ffmpeg', ['-loglevel', 'error', ...sound]);
    expect((await make('song.mp4')).poster).toBeUndefined();
  });
});
