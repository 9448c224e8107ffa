import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLogger } from '../../telemetry/logger.ts';
import { type MediaStore, readText } from './media-store.ts';
import { openMedia } from './open.ts';
import { testBucket } from './test-media.ts';

const silent = createLogger(() => undefined);

const place = (environment: Readonly<Record<string, string | undefined>>) =>
  openMedia(readConfig(environment), silent);

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'banyan-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

const real = URL.parse(process.env.TEST_MEDIA_URL ?? '');

/** Opens a part of the real bucket that only this test uses. */
async function ownPart({ href, pathname }: URL): Promise<MediaStore> {
  const url = new URL(href);
  url.pathname = `${pathname.replace(/\/+$/, '')}/test-${randomUUID()}`;
  const media = await place({ ...process.env, MEDIA_URL: url.href });
  onTestFinished(async () => {
    for (const name of await media.folders()) await media.removeFolder(name);
  });
  return media;
}

const stores: Record<string, () => Promise<MediaStore>> = {
  'a folder': () => place({ DATA_DIR: folder() }),
  'a bucket': async () => place((await testBucket()).environment),
  'a bucket that lists two at once': async () => place((await testBucket({ pageSize: 2 })).environment),
  ...(real && { 'the bucket of TEST_MEDIA_URL': () => ownPart(real) }),
};

const bytes = (text: string) => Buffer.from(text);
const part = async (media: MediaStore, key: string, start: number, end: number) =>
  new Response(await media.read(key, { start, end })).text();

describe.each(Object.entries(stores))('%s', (_, open) => {
  test('passes its check', async () => {
    await (await open()).check();
  });

  test('stores a file, returns it whole and in parts, replaces it and removes it', async () => {
    const media = await open();
    expect([await media.about('stories/a.jpg'), await readText(media, 'stories/a.jpg')]).toEqual([
      undefined,
      undefined,
    ]);
    await media.put('stories/a.jpg', bytes('abcdefghij'));
    const about = await media.about('stories/a.jpg');
    expect(about?.size).toBe(10);
    expect(Math.abs((about?.changed ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await readText(media, 'stories/a.jpg')).toBe('abcdefghij');
    expect(await part(media, 'stories/a.jpg', 2, 4)).toBe('cde');
    await media.put('stories/a.jpg', bytes('xyz'));
    expect(await readText(media, 'stories/a.jpg')).toBe('xyz');
    await media.remove('stories/a.jpg');
    await media.remove('stories/a.jpg');
    expect(await media.about('stories/a.jpg')).toBeUndefined();
  });

  test('keeps a file whose folder is removed during the upload', async () => {
    const media = await open();
    await media.put('pieces/a/0', bytes('abc'));
    const put = media.put('pieces/a/1', bytes('abc'.repeat(2_000_000)));
    await media.removeFolder('pieces/a');
    await put;
    expect(await media.about('pieces/a/1')).toMatchObject({ size: 6_000_000 });
  });

  test('accepts names in every script and with every sign, and an empty file', async () => {
    const media = await open();
    const names = [
      'गरबा-रात.jpg',
      'naïve.jpg',
      "a!'(1)*~.jpg",
      'a b.jpg',
      '100%.jpg',
      'a&b<c>.jpg',
      'a+b=c.jpg',
    ];
    for (const name of names) await media.put(`.waiting/${name}`, bytes(name));
    await media.put('.waiting/empty', bytes(''));
    for (const name of names) expect(await readText(media, `.waiting/${name}`)).toBe(name);
    expect((await media.about('.waiting/empty'))?.size).toBe(0);
    const listed = (await media.list('.waiting')).map(({ name }) => name);
    expect(listed.toSorted()).toEqual([...names, 'empty'].toSorted());
    for (const name of names) await media.move(`.waiting/${name}`, `stories/${name}`);
    expect((await media.list('.waiting')).map(({ name }) => name)).toEqual(['empty']);
    for (const name of names) expect(await readText(media, `stories/${name}`)).toBe(name);
  });

  test('moves a file once, and ignores a missing file', async () => {
    const media = await open();
    const before = Date.now();
    await media.put('.waiting/a.jpg', bytes('a'));
    await media.move('.waiting/a.jpg', 'stories/a.jpg');
    await media.move('.waiting/a.jpg', 'stories/a.jpg');
    expect(await media.about('.waiting/a.jpg')).toBeUndefined();
    expect(await readText(media, 'stories/a.jpg')).toBe('a');
    const [listed] = await media.list('stories');
    expect(listed?.name).toBe('a.jpg');
    expect(listed?.since).toBeGreaterThan(before - 60_000);
  });

  test('lists a folder, and no other with the same prefix', async () => {
    const media = await open();
    expect([await media.list('stories'), await media.folderChanged('stories')]).toEqual([[], undefined]);
    for (const key of ['stories/a', 'stories/b', 'stories/c', 'stories2/d', 'story/e'])
      await media.put(key, bytes(key));
    expect((await media.list('stories')).map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c']);
    expect((await media.folders()).toSorted()).toEqual(['stories', 'stories2', 'story']);
    await media.removeFolder('stories');
    await media.removeFolder('stories');
    expect([await media.list('stories'), (await media.list('stories2')).length]).toEqual([[], 1]);
  });

  test('stores a folder completely, or not at all when filling it fails', async () => {
    const media = await open();
    const made = await media.makeFolder('item', 'item.json', async (work) => {
      for (const name of ['a.jpg', 'item.json', 'z.jpg']) writeFileSync(join(work, name), name);
      return 3;
    });
    expect(made).toBe(3);
    expect((await media.list('item')).map(({ name }) => name).toSorted()).toEqual([
      'a.jpg',
      'item.json',
      'z.jpg',
    ]);
    expect(Math.abs(((await media.folderChanged('item')) ?? 0) - Date.now())).toBeLessThan(60_000);
    const failing = media.makeFolder('other', 'item.json', async (work) => {
      writeFileSync(join(work, 'a.jpg'), 'a');
      throw new Error('no picture');
    });
    await expect(failing).rejects.toThrow('no picture');
    expect(await media.folders()).toEqual(['item']);
  });

  test('moves a folder completely, and keeps an existing folder at the target', async () => {
    const media = await open();
    const made = (name: string, text: string) =>
      media.makeFolder(name, 'item.json', async (work) => {
        for (const file of ['a.jpg', 'item.json']) writeFileSync(join(work, file), text);
      });
    await made('.made/one', 'one');
    await media.moveFolder('.made/one', 'item', 'item.json');
    await media.moveFolder('.made/one', 'item', 'item.json');
    expect((await media.list('item')).map(({ name }) => name).toSorted()).toEqual(['a.jpg', 'item.json']);
    await made('.made/two', 'two');
    await media.moveFolder('.made/two', 'item', 'item.json');
    expect(await readText(media, 'item/a.jpg')).toBe('one');
    expect([await media.list('.made/one'), await media.list('.made/two')]).toEqual([[], []]);
  });

  test('stores a large local file and returns its last bytes', async () => {
    const media = await open();
    const film = join(folder(), 'film.mp4');
    writeFileSync(film, 'begin');
    truncateSync(film, 8_000_000);
    writeFileSync(film, 'end', { flag: 'a' });
    await media.put('item/film.mp4', { file: film });
    expect((await media.about('item/film.mp4'))?.size).toBe(8_000_003);
    expect(await part(media, 'item/film.mp4', 8_000_000, 8_000_002)).toBe('end');
  });
});
