import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getEvent } from '../contract/calls/get-event.ts';
import { mediaItems } from '../contract/events/media.ts';
import { temporaryDirectory, testServer } from '../server/test-server.ts';
import { terminal } from './terminal.ts';

const joinUs = join(import.meta.dirname, '../../../ui/static/film/join-us.mp4');

/** A photo as a telephone takes it: lying, with a quarter turn and the place in its EXIF. */
function photo(width: number, height: number, red = 128): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 80 } } })
    .withExif({
      IFD0: { Make: 'Tree', Copyright: 'Kadamb' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 45/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 23/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg();
}

async function evening() {
  const site = await testServer();
  await site.event({ id: 'event-garba', title: 'Garba night', images: '["/art/event-garba.svg"]' });
  const folder = temporaryDirectory();
  const banyan = terminal(site.dataDir);
  return {
    ...site,
    folder,
    banyan,
    media: join(site.dataDir, 'media'),
    another: (id: string) => site.event({ id }),
    put: (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content),
    photo: async (name: string, image: Sharp = photo(60, 40)) =>
      void (await image.toFile(join(folder, name))),
    film: (name: string) => copyFileSync(joinUs, join(folder, name)),
    run: () => banyan('event', 'media', 'event-garba', folder, '--as', 'Sneha Shirish'),
    row: () =>
      site.database
        .selectFrom('events')
        .selectAll()
        .where('id', '=', 'event-garba')
        .executeTakeFirstOrThrow(),
    async event() {
      const answer = await site.request('/events/get-events/event-garba');
      const { data } = v.parse(getEvent.answer, await answer.json());
      if (!data) throw new Error('The event is not shown.');
      return data;
    },
    file: async (path: string) =>
      Buffer.from(await (await site.request(path.replace(/^\/api/, ''))).arrayBuffer()),
  };
}

const everywhere = process.env.PATH;

/** A machine without ffmpeg, or with one that answers these bytes. */
function machine(still?: Buffer) {
  const path = temporaryDirectory();
  if (still) {
    writeFileSync(join(path, 'still'), still);
    writeFileSync(
      join(path, 'ffmpeg'),
      `#!/bin/sh\necho "$@" >> ${join(path, 'words')}\ncat ${join(path, 'still')}\n`,
    );
    chmodSync(join(path, 'ffmpeg'), 0o755);
  }
  vi.stubEnv('PATH', still ? [path, everywhere].join(delimiter) : path);
  onTestFinished(() => void vi.unstubAllEnvs());
  return () => readFileSync(join(path, 'words'), 'utf8');
}

beforeEach(() => void machine());

describe('a folder becomes a gallery', () => {
  test('upright, in three formats and several widths, without EXIF, in the order of names, as people count', async () => {
    const { event, file, photo: put, film, run, row } = await evening();
    await put('img 10.JPG', photo(3000, 2000));
    await put('IMG 2.jpg');
    film('IMG 3.MP4');
    const { code, out } = await run();
    expect([code, out]).toEqual([
      0,
      expect.stringContaining(
        'The gallery of event-garba has 2 photos and 1 video, in the order of their names.',
      ),
    ]);
    expect(out).toContain('Without a still: 1 video.');
    expect(out).toContain('dance.jpg for dance.mp4');

    const items = mediaItems(await event(), '/api');
    expect(items.map(({ filename, caption, type }) => [filename, caption, type])).toEqual([
      ['IMG-2.jpg', 'Garba night - Image 1', 'image'],
      ['IMG-3.mp4', 'Garba night - Video 1', 'video'],
      ['img-10.jpg', 'Garba night - Image 2', 'image'],
    ]);
    expect(items.map(({ known }) => [known?.width, known?.height])).toEqual([
      [40, 60],
      [1280, 720],
      [2000, 3000],
    ]);
    const [, , large] = items;
    expect(large?.known?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      ...['image/avif 480', 'image/avif 960', 'image/avif 1600'],
      ...['image/webp 480', 'image/webp 960', 'image/webp 1600'],
      ...['image/jpeg 480', 'image/jpeg 960', 'image/jpeg 1600'],
    ]);
    for (const { path, width } of [
      { path: large?.src ?? '', width: 2000 },
      ...(large?.known?.sources ?? []),
    ]) {
      const bytes = await file(path);
      const head = await sharp(bytes).metadata();
      expect([head.width, head.orientation, head.exif, head.xmp, head.iptc]).toEqual([
        width,
        ...[undefined, undefined, undefined, undefined],
      ]);
      expect(bytes.includes('Kadamb')).toBe(false);
    }
    expect((await file(large?.src ?? '')).length).toBe(large?.known?.size);
    expect(await row()).toMatchObject({ sequence: 1 });
  });

  test('it is noted who did it, once; a second run changes nothing and makes nothing anew', async () => {
    const { run, photo: put, film, row, media, database } = await evening();
    await put('a.jpg');
    film('b.mp4');
    await run();
    const before = await row();
    const made = () =>
      readdirSync(media, { recursive: true, withFileTypes: true })
        .map(({ name }) => name)
        .toSorted();
    const files = made();
    for (const name of readdirSync(media)) utimesSync(join(media, name), 1, 1);
    const again = await run();
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('already; nothing was changed.')]);
    expect(await row()).toEqual(before);
    expect(made()).toEqual(files);
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { who: 'Sneha Shirish', action: 'event media', subject: 'event event-garba', detail: '2 items' },
    ]);
  });

  test('a photo that is taken out of the folder is gone from the disk too, unless another event shows it', async () => {
    const { run, banyan, event, photo: put, folder, media, request, another } = await evening();
    await put('a.jpg');
    await put('b.jpg', photo(60, 40, 200));
    await run();
    const second = ((await event()).images[1] ?? '').replace('/api', '');
    await another('event-two');
    await banyan('event', 'media', 'event-two', folder);
    expect(readdirSync(media)).toHaveLength(2);
    rmSync(join(folder, 'b.jpg'));
    expect((await run()).out).toContain('No longer in it: 1 item of before.');
    expect((await event()).images).toHaveLength(1);
    expect((await request(second)).status).toBe(200);
    await banyan('event', 'media', 'event-two', folder);
    expect((await request(second)).status).toBe(404);
    expect(readdirSync(media)).toHaveLength(1);
    expect((await banyan('event', 'media', 'event-nowhere', folder)).out).toContain('no event event-nowhere');
  });

  test('words of captions.txt go with the photos; lines that name nothing are named', async () => {
    const { run, put, photo: take, event } = await evening();
    await take('IMG_2.jpg');
    await take('IMG_3.jpg');
    put(
      'captions.txt',
      '\uFEFF# who is who\r\nimg_2.JPG: Two dhols, one floor\r\n\r\nIMG_9.jpg: Nobody\r\nno words\r\n',
    );
    const { code, out } = await run();
    expect(code).toBe(1);
    expect(out).toContain('captions.txt: line 5 is not "file name: what can be seen"');
    expect(out).toContain('captions.txt: it names img_9.jpg, which is not here.');
    expect((await event()).media.map(({ alt }) => alt ?? null)).toEqual(['Two dhols, one floor', null]);
  });
});

describe('films', () => {
  test('a picture of the same name is the still, a .vtt the captions, and neither is an item', async () => {
    const { run, put, photo: take, film, event, file } = await evening();
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
    expect(item).toMatchObject({ width: 1280, height: 720, size: readFileSync(joinUs).length });
    expect(await sharp(await file(item?.poster ?? '')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
    });
    expect((await file(item?.captions ?? '')).toString()).toContain('One, two');
  });

  test('a machine with ffmpeg takes the still itself, also of a film that came without one before', async () => {
    const { run, film, event, media } = await evening();
    film('dance.mp4');
    expect((await run()).out).toContain('Without a still: 1 video');
    const words = machine(
      await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
        .png()
        .toBuffer(),
    );
    const folders = readdirSync(media);
    const { code, out } = await run();
    expect([code, out]).toEqual([
      0,
      'The gallery of event-garba has 0 photos and 1 video, in the order of their names.',
    ]);
    expect(words()).toContain('-protocol_whitelist file -ss 1 -i file:/');
    expect(readdirSync(media)).toEqual(folders);
    expect((await event()).media[0]?.poster).toMatch(/^\/api\/media\/[0-9a-f]{32}\/poster\.jpg$/);
  });

  test('an ffmpeg that fails or answers nonsense costs the still, not the film', async () => {
    const { run, film, event } = await evening();
    machine(Buffer.from('no picture'));
    film('dance.mp4');
    expect((await run()).code).toBe(0);
    expect((await event()).media[0]?.poster ?? null).toBeNull();
  });
});

describe('what people and attackers put into a folder', () => {
  test('is refused by name with the reason, and the rest becomes the gallery', async () => {
    const { run, put, photo: take, film, folder, event } = await evening();
    await take('good.jpg');
    put('page.jpg', '<html><script>alert(1)</script></html>');
    put('empty.png', '');
    put('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    put('drawing.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    put('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    put('IMG_2.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    put('list.pdf', '%PDF-1.7');
    put('song.mp4', '<html>');
    put('photo.mov', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1'));
    put('talk.webm', readFileSync(joinUs));
    film('spoken.mp4');
    put('spoken.vtt', '<script>');
    film('still.mp4');
    put('still.jpg', 'no picture');
    put('.DS_Store', 'x');
    put('Thumbs.db', 'x');
    const half = await photo(2000, 1500).toBuffer();
    put('half.jpg', half.subarray(0, half.length / 2));
    const wide = { width: 20_000, height: 20_000, channels: 3, background: 'red' } as const;
    await take('huge.png', sharp({ create: wide, limitInputPixels: false }).png());
    await sharp(await Promise.all([10, 200].map((red) => photo(20, 20, red).toBuffer())), {
      join: { animated: true },
    })
      .gif()
      .toFile(join(folder, 'moving.gif'));
    mkdirSync(join(folder, 'more'));
    symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
    const { code, out } = await run();
    expect(code).toBe(1);
    const noPicture = 'this is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF).';
    const heic = 'it is a HEIC picture, which browsers do not show; save it as JPEG and try again.';
    const lines = out.split('\n').filter((line) => line.startsWith('  '));
    expect(lines.map((line) => line.trim()).toSorted()).toEqual(
      [
        `page.jpg: ${noPicture}`,
        `empty.png: ${noPicture}`,
        `drawing.svg: ${noPicture}`,
        `drawing.jpg: ${noPicture}`,
        `IMG_1.HEIC: ${heic}`,
        `IMG_2.jpg: ${heic}`,
        'list.pdf: it is neither a photo nor a video.',
        'song.mp4: it is called .mp4 and is no such video.',
        'photo.mov: it is called .mov and is no such video.',
        'talk.webm: it is called .webm and is no such video.',
        'spoken.mp4: its captions (.vtt) do not begin with WEBVTT.',
        `still.mp4: its still still.jpg: ${noPicture}`,
        'half.jpg: it is damaged: its head can be read, its picture cannot.',
        'huge.png: it has 20000 × 20000 pixels, and 100 million is the most; save it smaller.',
        'moving.gif: it moves; save it as a video, or one picture of it as JPEG.',
        'more: folders inside are not read.',
        'link.jpg: it is a link, not a file.',
      ].toSorted(),
    );
    expect(out).toContain('1 photo and 0 videos');
    expect((await event()).images).toEqual([expect.stringMatching(/\/good\.jpg$/)]);
  });

  test('a picture that is also a page, an archive or a script is only a picture afterwards', async () => {
    const { run, put, event, file } = await evening();
    const [jpeg, gif] = [
      await photo(60, 40).toBuffer(),
      await sharp(await photo(9, 9).toBuffer())
        .gif()
        .toBuffer(),
    ];
    put('page.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]));
    put('script.gif', Buffer.concat([gif, Buffer.from('=1;alert(1)')]));
    expect((await run()).code).toBe(0);
    const { media } = await event();
    for (const { path, sources } of media) {
      for (const address of [path, ...sources.map((source) => source.path)]) {
        const bytes = await file(address);
        expect(await sharp(bytes).metadata()).toMatchObject({ width: path.includes('script') ? 9 : 40 });
        expect(bytes.includes('alert')).toBe(false);
      }
    }
  });

  test('names lead nowhere: each becomes a name that an address can carry', async () => {
    const { run, put, event, request } = await evening();
    const picture = await photo(9, 9).toBuffer();
    const names = [
      '..a.jpg',
      'a,b 1x.jpg',
      '<img src=x onerror=alert(1)>.jpg',
      '%2e%2e%2fx.jpg',
      'गरबा रात.jpg',
      `${'z'.repeat(240)}.jpg`,
    ];
    for (const name of names) put(name, picture);
    expect((await run()).code).toBe(0);
    const { images } = await event();
    expect(images).toHaveLength(names.length - 1);
    for (const image of images) {
      expect(image).toMatch(/^\/api\/media\/[0-9a-f]{32}\/[\w.%-]+\.jpg$/);
      expect((await request(image.replace('/api', ''))).status).toBe(200);
    }
    expect(images.map((image) => decodeURIComponent(image.split('/').at(-1) ?? ''))).toContain(
      'गरबा-रात.jpg',
    );
  });

  test('two hundred files in one go', async () => {
    const { run, put, event } = await evening();
    for (let number = 1; number <= 200; number += 1) {
      put(`${number}.jpg`, await photo(24, 16, number).toBuffer());
    }
    const { code, out } = await run();
    expect([code, out]).toEqual([0, expect.stringContaining('200 photos and 0 videos')]);
    const { images } = await event();
    expect(images.map((image) => image.split('/').at(-1))).toEqual(
      Array.from({ length: 200 }, (_, index) => `${index + 1}.jpg`),
    );
  }, 60_000);

  test('a folder in which nothing can be used leaves the gallery as it was', async () => {
    const { run, put, row, banyan } = await evening();
    put('list.pdf', '%PDF-1.7');
    const before = await row();
    const { code, out } = await run();
    expect([code, out]).toEqual([1, expect.stringContaining('nothing was changed.\n1 thing in the folder')]);
    expect(await row()).toEqual(before);
    expect((await banyan('event', 'media', 'event-garba', '/nowhere')).out).toBe('/nowhere is no folder.');
    expect((await banyan('event', 'media', 'event-garba')).code).toBe(2);
  });
});

describe('stopped halfway', () => {
  test('a command that is killed leaves the gallery as it was, and the next one carries on', async () => {
    const { run, put, row, dataDir, folder, media, event } = await evening();
    for (let number = 1; number <= 6; number += 1)
      put(`${number}.jpg`, await photo(1800, 1200, number).toBuffer());
    const before = await row();
    const main = join(import.meta.dirname, 'main.ts');
    const env = { ...process.env, DATA_DIR: dataDir };
    const child = spawn(process.execPath, [main, 'event', 'media', 'event-garba', folder], { env });
    const gone = once(child, 'exit');
    await vi.waitFor(() => expect(readdirSync(media).length).toBeGreaterThan(1), {
      timeout: 20_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(await row()).toEqual(before);
    expect((await run()).code).toBe(0);
    expect((await event()).images).toHaveLength(6);
    // What was left unfinished goes with the first run a day later.
    mkdirSync(join(media, '.unfinished-old'));
    for (const name of readdirSync(media)) utimesSync(join(media, name), 1, 1);
    await run();
    expect(readdirSync(media)).toHaveLength(6);
  }, 60_000);

  test('a full disk ends the command with a sentence, not with a smaller gallery', async () => {
    const { run, put, row, media } = await evening();
    put('a.jpg', await photo(9, 9).toBuffer());
    const before = await row();
    // A file where the folder should be fails like a disk that takes nothing.
    writeFileSync(media, '');
    const { code, out } = await run();
    expect([code, out]).toEqual([1, expect.stringContaining('This did not work')]);
    expect(await row()).toEqual(before);
  });

  test('a film of 500 MB is copied, not read', async () => {
    const { run, film, folder, event } = await evening();
    film('long.mp4');
    truncateSync(join(folder, 'long.mp4'), 500_000_000);
    const before = process.memoryUsage().rss;
    expect((await run()).code).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    expect((await event()).media[0]?.size).toBe(500_000_000);
  }, 60_000);
});
