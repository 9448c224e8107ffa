import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { parse } from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { joinUs, photo } from '../../cli/commands/events/test-gallery.ts';
import { dayMs } from '../../contract/day.ts';
import { EventItem } from '../../contract/events/event-item.ts';
import { galleryLimits } from '../../contract/office/events/gallery.ts';
import { officeMessages as messages } from '../../contract/office/messages.ts';
import type { UploadTable } from '../database/upload-tables.ts';
import { createLogger } from '../logger.ts';
import { mediaFolder } from '../media/media-folder.ts';
import { folderStore } from '../media/store/folder.ts';
import { openMedia } from '../media/store/open.ts';
import { mediaPlaces, testMedia } from '../media/store/test-media.ts';
import { receivePiece } from '../media/uploads/receive.ts';
import { uploadWith } from '../media/uploads/rows.ts';
import { workOnNext } from '../media/uploads/work.ts';
import { sweep } from '../sweep.ts';
import { bayOrganiser } from './test-desk.ts';
import { galleryOffice, garba, pngHead, toSave } from './test-gallery.ts';
import { admin } from './test-review.ts';

const jpeg = async (red = 128) => new Uint8Array(await photo(60, 40, red).toBuffer());
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const film = new Uint8Array(readFileSync(joinUs));

/** A photo of more than one piece: what stands behind the end of a picture is no part of it. */
const large = async (pieces: number) => {
  const whole = new Uint8Array(Math.round(galleryLimits.piece * pieces));
  whole.set(await jpeg(200));
  return whole;
};

describe.each(mediaPlaces)('a gallery in a %s', (place) => {
  async function evening() {
    const { environment, at } = await testMedia(place);
    const site = await galleryOffice(environment);
    const asha = await site.volunteer(bayOrganiser);
    const event = async () => parse(EventItem, (await site.shown()).data);
    const files = () => at(site.dataDir).files();
    /** The folders that have something in them. */
    const folders = () => [...new Set(files().map((path) => path.split('/')[0]))];
    return { ...site, asha, ...site.at(asha.browser), files, folders, event };
  }

  test('takes a file in pieces, from where it stands, and shows it to nobody before it is saved', async () => {
    const {
      begin,
      start,
      piece,
      send,
      gallery,
      settled,
      save,
      request,
      asha,
      event,
      folders,
      lines,
      faults,
    } = await evening();
    const file = { name: 'IMG 2041.JPG', bytes: await large(2.5) };
    const upload = await begin(file);
    const at = (from: number) => file.bytes.subarray(from, from + galleryLimits.piece);
    const second = galleryLimits.piece;
    expect((await piece(upload.id, second, at(second))).body).toEqual({ received: 0 });
    expect((await piece(upload.id, 0, at(0))).body).toEqual({ received: second });
    expect((await piece(upload.id, 0, at(0))).body).toEqual({ received: second });
    expect((await piece(upload.id, second, at(second), true)).status).toBe(400);
    expect((await piece(upload.id, second, at(second).subarray(0, 9))).status).toBe(400);
    expect((await piece(upload.id, second, file.bytes.subarray(0, second + 1))).status).toBe(413);
    // The same file, chosen again after the page was loaded anew.
    expect((await start(file)).body).toMatchObject({ upload: { id: upload.id, received: second } });
    expect((await gallery()).uploads).toMatchObject([{ received: second, state: 'waiting', item: null }]);
    expect((await send(file)).id).toBe(upload.id);

    const { version, items, uploads } = await settled();
    expect([items, uploads.map(({ state }) => state)]).toEqual([[], ['ready']]);
    const item = uploads[0]?.item;
    const { path = '', thumb = '' } = item ?? {};
    expect(path).toMatch(/^\/api\/media\/[0-9a-f]{32}\/IMG-2041\.jpg$/);
    expect((await request(path.replace('/api', ''))).status).toBe(404);
    expect((await event()).images).toEqual([]);
    const cookie = [...asha.browser.jar].map((pair) => pair.join('=')).join('; ');
    const small = await request((thumb ?? '').replace('/api', ''), { headers: { Cookie: cookie } });
    expect(small.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).exif).toBeUndefined();
    // Pieces go as soon as something has become of them.
    expect(folders()).toEqual(['.made']);

    const saved = await save(version, [{ path, alt: 'Two dhols, one floor' }]);
    expect(saved.status).toBe(200);
    expect(await event()).toMatchObject({
      images: [path],
      media: [{ path, width: 40, height: 60, alt: 'Two dhols, one floor' }],
    });
    expect((await request(path.replace('/api', ''))).status).toBe(200);
    expect(await gallery()).toMatchObject({ items: [{ path, alt: 'Two dhols, one floor' }], uploads: [] });
    expect(folders()).toHaveLength(1);
    expect((await lines()).find(({ action }) => action === 'event media')).toMatchObject({
      volunteer_id: asha.me.id,
      action: 'event media',
      subject: `event ${garba}`,
      chapter: 'bay-area',
      data: JSON.stringify({ items: 1, described: 1 }),
    });
    expect(faults).toEqual([]);
  });

  test('gives a film a still and captions of their own', async () => {
    const { send, settled, save, request, event } = await evening();
    await send({ name: 'dance.mp4', bytes: film });
    await send({
      name: 'still.png',
      bytes: new Uint8Array(
        await sharp(await jpeg())
          .png()
          .toBuffer(),
      ),
      part: 'poster',
    });
    await send({
      name: 'words.vtt',
      bytes: bytesOf('WEBVTT\n\n00:00.000 --> 00:01.000\nHo!\n'),
      part: 'captions',
    });
    const { version, uploads } = await settled();
    expect(uploads.map(({ part, state, reason }) => [part, state, reason])).toEqual([
      ['item', 'ready', ''],
      ['poster', 'ready', ''],
      ['captions', 'ready', ''],
    ]);
    const [path = '', poster = '', captions = ''] = uploads.map(({ item }) => item?.path);
    expect((await save(version, [{ path, alt: 'The fast round', poster, captions }])).status).toBe(200);
    expect((await event()).media).toMatchObject([{ path, poster, captions, width: 1280, height: 720 }]);
    for (const address of [path, poster, captions])
      expect((await request(address.replace('/api', ''))).status).toBe(200);
  });

  test('that two save is merged by neither: the later one reads it again', async () => {
    const { send, settled, save, gallery, volunteer, at, event, folders } = await evening();
    const kiran = at((await volunteer(admin)).browser);
    await send({ name: 'a.jpg', bytes: await jpeg(10) });
    const { version, uploads } = await settled();
    // What somebody else has sent is not theirs to save.
    expect((await kiran.gallery()).uploads).toEqual([]);
    const [own] = uploads;
    const first = [{ path: own?.item?.path ?? '', alt: 'A lamp' }];
    expect((await kiran.save(version, first)).status).toBe(409);
    expect((await save(version, first)).status).toBe(200);
    // A lost answer, asked for once more under no key.
    expect((await save(version, first)).status).toBe(200);

    await kiran.send({ name: 'b.jpg', bytes: await jpeg(200) });
    const later = await kiran.settled();
    const theirs = { path: later.uploads[0]?.item?.path ?? '', alt: '' };
    expect((await kiran.save(version, [theirs])).body.errors?.[0]?.code).toBe('changed');
    expect((await event()).images).toEqual([first[0]?.path]);
    expect((await kiran.save(later.version, [theirs, ...toSave(later.items)])).status).toBe(200);
    expect((await event()).images).toEqual([theirs.path, first[0]?.path]);
    // What is taken out is gone, and cannot be put back by whoever saw it before.
    const whole = await gallery();
    expect((await save(whole.version, [theirs])).status).toBe(200);
    expect(folders()).toHaveLength(1);
    const now = await gallery();
    expect((await kiran.save(now.version, [theirs, ...first])).status).toBe(409);
    expect((await event()).images).toEqual([theirs.path]);
  });

  test('forgets what nobody has saved within a day, and what is called off', async () => {
    const { send, settled, gallery, begin, piece, asha, database, clock, files, folders, config } =
      await evening();
    const media = await openMedia(
      config,
      createLogger(() => undefined),
    );
    await send({ name: 'a.jpg', bytes: await jpeg() });
    await settled();
    const half = { name: 'b.jpg', bytes: await large(1.5) };
    const upload = await begin(half);
    await piece(upload.id, 0, half.bytes.subarray(0, galleryLimits.piece));
    expect(folders()).toEqual(['.made', '.uploads']);
    expect((await asha.browser.post(`/uploads/${upload.id}/drop`)).status).toBe(200);
    expect((await asha.browser.post(`/uploads/${upload.id}/drop`)).status).toBe(404);
    expect((await gallery()).uploads).toHaveLength(1);
    await sweep(database, media, clock.now + dayMs - 60_000);
    expect((await gallery()).uploads).toHaveLength(1);
    await sweep(database, media, clock.now + dayMs + 60_000);
    expect([(await gallery()).uploads, files()]).toEqual([[], []]);
  });
});

test('what cannot be used is named, each for itself, and stops nothing', async () => {
  const site = await galleryOffice();
  const { send, settled, start } = site.at((await site.volunteer(bayOrganiser)).browser);
  const heic = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const half = await photo(2000, 1500).toBuffer();
  const files = [
    { name: 'IMG_9.HEIC', bytes: heic },
    { name: 'image', type: 'image/heic', bytes: heic },
    { name: 'called.jpg', bytes: heic },
    { name: 'list.pdf', bytes: bytesOf('%PDF-1.7') },
    { name: 'empty.jpg', bytes: new Uint8Array(0) },
    { name: 'half.jpg', bytes: new Uint8Array(half.subarray(0, half.length / 2)) },
    { name: 'page.png', bytes: bytesOf('<html><script>alert(1)</script></html>') },
    { name: 'bomb.png', bytes: pngHead(30_000, 30_000) },
    { name: 'song.mp4', bytes: bytesOf('<html>') },
    { name: 'words.vtt', bytes: bytesOf('<script>'), part: 'captions' as const },
    { name: 'words.txt', bytes: bytesOf('WEBVTT\n'), part: 'captions' as const },
    { name: 'good.jpg', bytes: await jpeg() },
  ];
  for (const file of files) await send(file);
  await start({ name: 'large.jpg', bytes: heic, size: galleryLimits.photo + 1 });
  await start({ name: 'large.mp4', bytes: heic, size: galleryLimits.film + 1 });
  const { uploads } = await settled();
  const noPicture = 'This is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF).';
  expect(uploads.map(({ name, reason }) => [name, reason])).toEqual([
    ['IMG_9.HEIC', messages.heic],
    ['image', messages.heic],
    ['called.jpg', messages.heic],
    ['list.pdf', messages.noPicture],
    ['empty.jpg', messages.emptyFile],
    ['half.jpg', 'It is damaged: its head can be read, its picture cannot.'],
    ['page.png', noPicture],
    ['bomb.png', 'It has 30000 × 30000 pixels, and 100 million is the most; save it smaller.'],
    ['song.mp4', 'It is called .mp4 and is no such video.'],
    ['words.vtt', 'Its captions (.vtt) do not begin with WEBVTT.'],
    ['words.txt', messages.noCaptions],
    ['good.jpg', ''],
    ['large.jpg', messages.fileLarge('40 MB')],
    ['large.mp4', messages.fileLarge('512 MB')],
  ]);
  expect(uploads.filter(({ state }) => state === 'ready').map(({ name }) => name)).toEqual(['good.jpg']);
  // Chosen again it is tried anew.
  expect((await start(files[5] ?? { name: '', bytes: heic })).body).toMatchObject({
    upload: { state: 'waiting', received: 0, reason: '' },
  });
  expect(site.faults).toEqual([]);
});

test('what others have sent is not there, and neither is what lies outside of their chapter', async () => {
  const site = await galleryOffice();
  const asha = await site.volunteer(bayOrganiser);
  const meera = await site.volunteer(admin);
  const elsewhere = await site.volunteer({ role: 'organiser', chapter: 'atlanta' });
  const reviewer = await site.volunteer({ role: 'reviewer', chapter: null });
  const upload = await site.at(asha.browser).send({ name: 'a.jpg', bytes: await jpeg() });
  await site.at(asha.browser).settled();
  const statuses = async ({ browser }: typeof asha) => [
    (await browser.get(`/events/${garba}/gallery`)).status,
    (await browser.get(`/uploads/${upload.id}/picture`)).status,
    (await site.at(browser).piece(upload.id, 0, bytesOf('x'))).status,
    (await browser.post(`/uploads/${upload.id}/drop`)).status,
  ];
  expect(await statuses(elsewhere)).toEqual([404, 404, 404, 404]);
  expect(await statuses(reviewer)).toEqual([404, 404, 404, 404]);
  expect(await statuses(meera)).toEqual([200, 200, 404, 404]);
  expect(await statuses(asha)).toEqual([200, 200, 200, 200]);
});

test('a gallery holds 200 items, those on their way included', async () => {
  const site = await galleryOffice();
  const { start } = site.at((await site.volunteer(admin)).browser);
  const images = JSON.stringify(Array.from({ length: 199 }, (_, number) => `/art/${number}.jpg`));
  await site.database.updateTable('events').set({ images }).where('id', '=', garba).execute();
  const bytes = await jpeg();
  const answers = [];
  for (const name of ['a.jpg', 'b.jpg', 'a.jpg']) answers.push((await start({ name, bytes })).status);
  expect(answers).toEqual([200, 422, 200]);
});

describe('stopped halfway', () => {
  /** A file that has come and that nobody has worked on yet. */
  async function waiting() {
    const site = await galleryOffice();
    const asha = await site.volunteer(bayOrganiser);
    const own = site.at(asha.browser);
    const bytes = await jpeg();
    const upload = await own.begin({ name: 'a.jpg', bytes });
    const change = (set: Partial<UploadTable>) =>
      site.database.updateTable('uploads').set(set).where('id', '=', upload.id).execute();
    const stopped = new AbortController();
    const work = () =>
      workOnNext(
        { database: site.database, media, base: '/api/media/', now: () => site.clock.now, logger },
        stopped.signal,
      );
    const logger = createLogger((line) => void site.faults.push(line));
    const media = folderStore(mediaFolder(site.dataDir));
    const row = () => uploadWith(site.database, upload.id);
    return { ...site, ...own, id: upload.id, bytes, change, work, row, media, stopped };
  }

  test('what a process was working on that died is worked on again a minute later, three times at most', async () => {
    const { media, id, bytes, change, work, row, clock } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    const died = { state: 'working', received: bytes.length, claimed_until: clock.now + 60_000 } as const;
    await change({ ...died, attempts: 1 });
    expect(await work()).toBe(false);
    clock.now += 61_000;
    expect(await work()).toBe(true);
    expect(await row()).toMatchObject({ state: 'ready', attempts: 2 });
    await change({ ...died, item: null, attempts: 3, claimed_until: clock.now - 1 });
    await work();
    expect(await row()).toMatchObject({ state: 'refused', reason: messages.fileFault });
  });

  test('a piece that was here and is lost is asked for again', async () => {
    const { send, change, work, row, bytes } = await waiting();
    await change({ received: bytes.length });
    expect(await work()).toBe(true);
    expect(await row()).toMatchObject({ state: 'waiting', received: 0 });
    await send({ name: 'a.jpg', bytes });
    await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'ready' }), 10_000);
  });

  test('a server that stops leaves it to the next', async () => {
    const { media, id, change, work, row, bytes, stopped } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    stopped.abort();
    expect(await work()).toBe(false);
    expect(await row()).toMatchObject({ state: 'waiting', received: bytes.length, attempts: 0 });
  });

  test('two processes do not work on the same file', async () => {
    const { media, id, change, work, row, bytes } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    await Promise.all([work(), work()]);
    expect(await row()).toMatchObject({ state: 'ready', attempts: 1 });
  });

  test('a full disk is said so, and nothing that came is lost', async () => {
    const { database, media, bytes, row, clock } = await waiting();
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const before = await row();
    if (!before) throw new Error('It is not there.');
    const receive = (put: typeof media.put) =>
      receivePiece({ database, media: { ...media, put } }, before, 0, bytes, clock.now);
    await expect(receive(full)).rejects.toMatchObject({ status: 507, message: messages.diskFull });
    expect(await receive(media.put)).toBe(bytes.length);
  });
});
