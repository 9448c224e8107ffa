import { galleryLimits, officeMessages as messages } from '@banyan/api/office';
import type { UploadTable } from '@banyan/server/database/upload-tables';
import { mediaFolder } from '@banyan/server/media/media-folder';
import { film, samplesOf } from '@banyan/server/media/mp4/test-film';
import { RefusedFile } from '@banyan/server/media/refused-file';
import { folderStore } from '@banyan/server/media/store/folder';
import { photo } from '@banyan/server/media/test-files';
import { receivePiece } from '@banyan/server/media/uploads/receive';
import { uploadWith } from '@banyan/server/media/uploads/rows';
import { workOnNext } from '@banyan/server/media/uploads/work';
import { createLogger } from '@banyan/server/telemetry/logger';
import { describe, expect, test, vi } from 'vitest';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';
import { admin } from '../review/test-review.ts';
import { publishFiles } from './ready-files.ts';
import { galleryOffice, garba, pngHead, toSave } from './test-gallery.ts';

const jpeg = async (red = 128) => new Uint8Array(await photo(60, 40, red).toBuffer());
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
test('reports each unusable file with its reason and accepts the others', async () => {
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
    { name: 'poster.jpg', bytes: cameraFilm(), part: 'poster' as const },
    { name: 'words.vtt', bytes: bytesOf('<script>'), part: 'captions' as const },
    { name: 'words.txt', bytes: bytesOf('WEBVTT\n'), part: 'captions' as const },
    { name: 'good.jpg', bytes: await jpeg() },
  ];
  for (const file of files) await send(file);
  await start({ name: 'large.jpg', type: 'image/jpeg', bytes: heic, size: galleryLimits.photo + 1 });
  await start({ name: 'large.mp4', bytes: heic, size: galleryLimits.film + 1 });
  const { uploads } = await settled();
  const neither = 'It is neither a photo nor a film; save it as JPEG or MP4 and try again.';
  expect(uploads.map(({ name, reason }) => [name, reason])).toEqual([
    ['IMG_9.HEIC', messages.heic],
    ['image', messages.heic],
    ['called.jpg', messages.heic],
    ['list.pdf', neither],
    ['empty.jpg', messages.emptyFile],
    ['half.jpg', 'It is damaged: its head can be read, its picture cannot.'],
    ['page.png', neither],
    [
      'bomb.png',
      'It has 30000 × 30000 pixels, 900 million, and 100 million is the most; save it smaller and try again.',
    ],
    ['song.mp4', neither],
    ['poster.jpg', messages.noPhoto],
    ['words.vtt', 'Its captions (.vtt) do not begin with WEBVTT.'],
    ['words.txt', messages.noCaptions],
    ['good.jpg', ''],
    ['large.jpg', messages.fileLarge('40 MB')],
    ['large.mp4', messages.fileLarge('512 MB')],
  ]);
  expect(uploads.filter(({ state }) => state === 'ready').map(({ name }) => name)).toEqual(['good.jpg']);
  // A file that is chosen again is tried again.
  expect((await start(files[5] ?? { name: '', bytes: heic })).body).toMatchObject({
    upload: { state: 'waiting', received: 0, reason: '' },
  });
  expect(site.faults).toEqual([]);
});

/** Film of a camera that records its location. */
const cameraFilm = () =>
  new Uint8Array(
    film({
      tracks: [
        { handler: 'vide', codec: 'avc1', samples: samplesOf(3) },
        { handler: 'meta', codec: 'gpmd', samples: [bytesOfPlace] },
      ],
    }),
  );
const bytesOfPlace = Buffer.from('GPS5 18.529413 73.856256');

test('publishes neither the name of a file nor the location in it', async () => {
  const site = await galleryOffice();
  const { send, settled, save, gallery } = site.at((await site.volunteer(bayOrganiser)).browser);
  await send({ name: 'home-123-Main-St.jfif', bytes: await jpeg() });
  await send({ name: 'home-123-Main-St.3gp', bytes: cameraFilm() });
  const { version, uploads } = await settled();
  expect(uploads.map(({ reason }) => reason)).toEqual(['', '']);
  expect((await save(version, toSave(uploads.flatMap(({ item }) => item ?? [])))).status).toBe(200);
  const { items } = await gallery();
  expect(items.map(({ type }) => type)).toEqual(['image', 'video']);
  for (const { filename } of items) expect(filename).toMatch(/^event-garba-\d{1,6}\.(jpg|mp4)$/);
  expect(JSON.stringify([await site.shown(), items])).not.toContain('Main');
  const bytes = await site.request((items[1]?.path ?? '').replace('/api', ''));
  expect(Buffer.from(await bytes.arrayBuffer()).toString('latin1')).not.toMatch(/GPS5|18\.529|GoPr/);
});

test('returns 404 for another volunteer’s file to whoever sends pieces of it or drops it, and for its picture out of scope', async () => {
  const site = await galleryOffice();
  const asha = await site.volunteer(bayOrganiser);
  const meera = await site.volunteer(admin);
  const elsewhere = await site.volunteer({ role: 'organiser', chapter: 'atlanta' });
  const upload = await site.at(asha.browser).send({ name: 'a.jpg', bytes: await jpeg() });
  await site.at(asha.browser).settled();
  const statuses = async ({ browser }: typeof asha) => [
    (await browser.get(`/uploads/${upload.id}/picture`)).status,
    (await site.at(browser).piece(upload.id, 0, bytesOf('x'))).status,
    (await browser.post(`/uploads/${upload.id}/drop`)).status,
  ];
  expect(await statuses(elsewhere)).toEqual([404, 404, 404]);
  expect(await statuses(meera)).toEqual([200, 404, 404]);
  expect(await statuses(asha)).toEqual([200, 200, 200]);
});

test('a gallery is limited to 200 items, including uploads in progress', async () => {
  const site = await galleryOffice();
  const { start } = site.at((await site.volunteer(admin)).browser);
  const images = JSON.stringify(Array.from({ length: 199 }, (_, number) => `/art/${number}.jpg`));
  await site.database.updateTable('events').set({ images }).where('id', '=', garba).execute();
  const bytes = await jpeg();
  const answers = [];
  for (const name of ['a.jpg', 'b.jpg', 'a.jpg']) answers.push((await start({ name, bytes })).status);
  expect(answers).toEqual([200, 422, 200]);
});

describe('interrupted upload', () => {
  /** Error of a store whose disk is full. */
  const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));

  /** Creates an upload that is complete but not processed yet. */
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
    return { ...site, ...own, id: upload.id, bytes, change, work, row, media, logger, stopped };
  }

  test('a file whose process died is processed again a minute later, three times at most', async () => {
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

  test('asks again for a chunk that was lost', async () => {
    const { send, change, work, row, bytes } = await waiting();
    await change({ received: bytes.length });
    expect(await work()).toBe(true);
    expect(await row()).toMatchObject({ state: 'waiting', received: 0 });
    await send({ name: 'a.jpg', bytes });
    await vi.waitFor(async () => expect(await row()).toMatchObject({ state: 'ready' }), 10_000);
  });

  test('a server that shuts down leaves the file to the next one', async () => {
    const { media, id, change, work, row, bytes, stopped } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    stopped.abort();
    expect(await work()).toBe(false);
    expect(await row()).toMatchObject({ state: 'waiting', received: bytes.length, attempts: 0 });
  });

  test('a rejected file can be chosen again only after all of it was deleted', async () => {
    const { media, id, bytes, change, database, clock, row, begin, send, settled, logger } = await waiting();
    await media.put(
      `.uploads/${id}/0`,
      bytes.map(() => 0),
    );
    await change({ received: bytes.length });
    const states: string[] = [];
    async function removeFolder(name: string) {
      states.push((await begin({ name: 'a.jpg', bytes })).state);
      await media.removeFolder(name);
    }
    const now = () => clock.now;
    const parts = { database, media: { ...media, removeFolder }, base: '/api/media/', now, logger };
    await workOnNext(parts, new AbortController().signal);
    expect(states).toEqual(['working', 'working']);
    expect(await row()).toMatchObject({ state: 'refused' });
    await send({ name: 'a.jpg', bytes });
    expect((await settled()).uploads).toMatchObject([{ state: 'ready' }]);
  });

  test('keeps the result if another process finished first, and deletes the parts of a canceled upload', async () => {
    const { media, id, bytes, change, database, clock, row, logger } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    const removed: string[] = [];
    const removeFolder = async (name: string) => void removed.push(name);
    const workWhile = async (meanwhile: () => Promise<unknown>, fault?: Error) => {
      const makeFolder: typeof media.makeFolder = async (...made) => {
        await meanwhile();
        if (fault) throw fault;
        return media.makeFolder(...made);
      };
      const parts = { database, media: { ...media, removeFolder, makeFolder } };
      const now = () => clock.now;
      await workOnNext({ ...parts, base: '/api/media/', now, logger }, new AbortController().signal);
    };
    await workWhile(() => change({ state: 'ready', item: 'theirs' }));
    expect(await row()).toMatchObject({ state: 'ready', item: 'theirs' });
    expect(removed).toEqual([]);
    await change({ state: 'waiting', item: null });
    await workWhile(() => change({ state: 'ready', item: 'theirs' }), new RefusedFile('No.'));
    expect(await row()).toMatchObject({ state: 'ready', item: 'theirs', reason: '' });
    expect(removed).toEqual([]);
    await change({ state: 'waiting', item: null });
    await workWhile(() => database.deleteFrom('uploads').where('id', '=', id).execute());
    expect(removed).toEqual([`.uploads/${id}`, `.made/${id}`]);
  });

  test('two processes do not process the same file', async () => {
    const { media, id, change, work, row, bytes } = await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    await Promise.all([work(), work()]);
    expect(await row()).toMatchObject({ state: 'ready', attempts: 1 });
  });

  test('reports a full disk and loses nothing that was received', async () => {
    const { database, media, bytes, row, clock } = await waiting();
    const before = await row();
    if (!before) throw new Error('It is not there.');
    const receive = (put: typeof media.put) =>
      receivePiece({ database, media: { ...media, put } }, before, 0, bytes, clock.now);
    await expect(receive(full)).rejects.toMatchObject({ status: 503, message: messages.diskFull });
    expect(await receive(media.put)).toBe(bytes.length);
  });

  test('reports the file if the disk fills up during processing, and tries it again when it is chosen again', async () => {
    const { media, id, bytes, change, database, clock, row, send, settled, save, faults, logger } =
      await waiting();
    await media.put(`.uploads/${id}/0`, bytes);
    await change({ received: bytes.length });
    const now = () => clock.now;
    const parts = { database, media: { ...media, makeFolder: full }, base: '/api/media/', now, logger };
    await workOnNext(parts, new AbortController().signal);
    expect(await row()).toMatchObject({ state: 'refused', reason: messages.diskFull });
    expect(faults).toEqual([]);
    await send({ name: 'a.jpg', bytes });
    const { version, uploads } = await settled();
    expect(uploads).toMatchObject([{ state: 'ready', reason: '' }]);

    // Publishing fails on the full disk, too. Nothing is lost, and the gallery can be saved once there is space.
    const ready = await row();
    if (!ready) throw new Error('It is not there.');
    const publishing = publishFiles({ database, media: { ...media, moveFolder: full }, now }, [
      { row: ready },
    ]);
    await expect(publishing).rejects.toMatchObject({ status: 503, message: messages.diskFull });
    const items = uploads.flatMap(({ item }) => item ?? []);
    expect((await save(version, toSave(items))).status).toBe(200);
  });
});
