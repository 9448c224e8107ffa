import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaItems } from '@banyan/api/contract';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { film as testFilm } from '../../../media/mp4/test-film.ts';
import { mediaPlaces } from '../../../media/store/test-media.ts';
import { databaseVariables } from '../../../testing/test-database.ts';
import { evening, machine, photo } from './test-gallery.ts';

beforeEach(() => void machine());

describe.each(mediaPlaces)('a folder becomes a gallery in a %s', (place) => {
  test('upright, in three formats and several widths, without EXIF, in the order of names, as people count', async () => {
    const { event, file, photo: put, film, run, row } = await evening(place);
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
    expect(out).toContain('Without a still: 1 video (IMG 3.MP4).');
    expect(out).toContain('dance.jpg for dance.mp4');

    const items = mediaItems(await event(), '/api');
    expect(items.map(({ caption, type }) => [caption, type])).toEqual([
      ['Garba night - Image 1', 'image'],
      ['Garba night - Video 1', 'video'],
      ['Garba night - Image 2', 'image'],
    ]);
    expect(items.map(({ known }) => [known?.width, known?.height])).toEqual([
      [40, 60],
      [1280, 720],
      [2000, 3000],
    ]);
    const [, , large] = items;
    expect(large?.known?.sources.map(({ type, width }) => `${type} ${width}`)).toEqual([
      ...[128, 200, 256, 352, 384, 512, 600, 720, 800, 896, 976, 1072, 1200, 1600].map(
        (width) => `image/avif ${width}`,
      ),
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
    const { run, photo: put, film, row, stored, database } = await evening(place);
    await put('a.jpg');
    film('b.mp4');
    await run();
    const before = await row();
    const files = stored.files();
    stored.age();
    const again = await run();
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('already; nothing was changed.')]);
    expect(await row()).toEqual(before);
    expect(stored.files()).toEqual(files);
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { who: 'Sneha Shirish', action: 'event media', subject: 'event event-garba', detail: '2 items' },
    ]);
  });

  test('a photo that is taken out of the folder is gone from the disk too; that of another event stays', async () => {
    const { run, banyan, event, photo: put, folder, stored, request, another } = await evening(place);
    await put('a.jpg');
    await put('b.jpg', photo(60, 40, 200));
    await run();
    const second = ((await event()).images[1] ?? '').replace('/api', '');
    await another('event-two');
    await banyan('event', 'media', 'event-two', folder);
    expect(stored.tops()).toHaveLength(4);
    rmSync(join(folder, 'b.jpg'));
    expect((await run()).out).toContain('No longer in it: 1 item of before.');
    expect((await event()).images).toHaveLength(1);
    expect((await request(second)).status).toBe(404);
    expect(stored.tops()).toHaveLength(3);
    expect((await banyan('event', 'media', 'event-nowhere', folder)).out).toContain('no event event-nowhere');
  });

  test('words of captions.txt go with the photos; lines that name nothing are named', async () => {
    const { run, put, photo: take, event } = await evening(place);
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

describe('stopped halfway', () => {
  test('a command that is killed leaves the gallery as it was, and the next one carries on', async () => {
    const { run, put, row, dataDir, folder, media, event } = await evening();
    for (let number = 1; number <= 6; number += 1)
      put(`${number}.jpg`, await photo(1800, 1200, number).toBuffer());
    const before = await row();
    const main = join(import.meta.dirname, '../../main.ts');
    const env = { ...process.env, DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) };
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

  test('what a command that was killed left in a bucket is no item, is completed by the next, or goes a day later', async () => {
    const { run, put, row, dataDir, folder, stored, event, environment, bucket } = await evening('bucket');
    for (let number = 1; number <= 4; number += 1)
      put(`${number}.jpg`, await photo(1800, 1200, number).toBuffer());
    const before = await row();
    const main = join(import.meta.dirname, '../../main.ts');
    const env = {
      ...process.env,
      DATA_DIR: dataDir,
      ...(await databaseVariables(dataDir)),
      ...environment,
    };
    const child = spawn(process.execPath, [main, 'event', 'media', 'event-garba', folder], { env });
    const gone = once(child, 'exit');
    await vi.waitFor(() => expect(stored.files().length).toBeGreaterThan(15), {
      timeout: 20_000,
      interval: 5,
    });
    child.kill('SIGKILL');
    expect(await gone).toEqual([null, 'SIGKILL']);
    expect(await row()).toEqual(before);
    // The last folder is stored up to the file that would have said that it is complete.
    const [last = ''] = stored.tops();
    bucket?.objects.delete(`media/${last}/item.json`);
    expect((await run()).code).toBe(0);
    expect((await event()).images).toHaveLength(4);
    expect(stored.files()).toContain(`${last}/item.json`);
    stored.write(`${'f'.repeat(32)}/480.jpg`, 'of nobody');
    await run();
    expect(stored.tops()).toHaveLength(5);
    stored.age();
    await run();
    expect(stored.tops()).toHaveLength(4);
  }, 60_000);

  test('a bucket that is away ends the command with a sentence, and the gallery is as it was', async () => {
    const { run, photo: take, row, event, stored, bucket } = await evening('bucket');
    await take('a.jpg');
    await run();
    const [before, files] = [await row(), stored.files()];
    await take('b.jpg', photo(60, 40, 200));
    bucket?.misbehave('down');
    const { code, out } = await run();
    expect([code, out]).toEqual([
      1,
      expect.stringContaining('Photos and films cannot be stored or shown just now.'),
    ]);
    expect(out).toContain('media: BucketError');
    expect([await row(), stored.files()]).toEqual([before, files]);
    bucket?.behave();
    expect((await run()).code).toBe(0);
    expect((await event()).images).toHaveLength(2);
  });

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

  test('a film of 200 MB is written again a piece at a time', async () => {
    const { run, put, folder, event } = await evening();
    const picture = { handler: 'vide', codec: 'avc1', samples: [Buffer.alloc(4_321)] };
    const film = testFilm({ tracks: [picture], mdat: 'to the end' });
    // Its only picture is most of it.
    film.writeUInt32BE(190_000_000, film.indexOf(Buffer.from([0, 0, 0, 1, 0, 0, 0x10, 0xe1])) + 4);
    put('long.mp4', film);
    truncateSync(join(folder, 'long.mp4'), 200_000_000);
    const before = process.memoryUsage().rss;
    expect((await run()).code).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
    expect((await event()).media[0]?.size).toBeGreaterThan(190_000_000);
  }, 60_000);
});
