import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { mediaItems } from '../contract/events/media.ts';
import { evening, joinUs, machine, photo } from './test-gallery.ts';

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
