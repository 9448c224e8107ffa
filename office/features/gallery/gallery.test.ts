import { readFileSync } from 'node:fs';
import { dayMs, EventItem } from '@banyan/api/contract';
import { galleryLimits, officeMessages as messages } from '@banyan/api/office';
import { sweep } from '@banyan/server/background/sweep';
import { openMedia } from '@banyan/server/media/store/open';
import { mediaPlaces, testMedia } from '@banyan/server/media/store/test-media';
import { joinUs, photo } from '@banyan/server/media/test-files';
import { createLogger } from '@banyan/server/telemetry/logger';
import sharp from 'sharp';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';
import { admin } from '../review/test-review.ts';
import { galleryOffice, garba, toSave } from './test-gallery.ts';

const jpeg = async (red = 128) => new Uint8Array(await photo(60, 40, red).toBuffer());
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const film = new Uint8Array(readFileSync(joinUs));

/** Photo of more than one chunk: bytes after the end of an image are ignored. */
const large = async (pieces: number) => {
  const whole = new Uint8Array(Math.round(galleryLimits.piece * pieces));
  whole.set(await jpeg(200));
  return whole;
};

describe.each(mediaPlaces)('gallery in a %s', (place) => {
  async function evening() {
    const { environment, at } = await testMedia(place);
    const site = await galleryOffice(environment);
    const asha = await site.volunteer(bayOrganiser);
    const event = async () => parse(EventItem, (await site.shown()).data);
    const files = () => at(site.dataDir).files();
    /** Folders that contain files. */
    const folders = () => [...new Set(files().map((path) => path.split('/')[0]))];
    return { ...site, asha, ...site.at(asha.browser), files, folders, event };
  }

  test('receives a file in chunks, continues an interrupted one, and shows it to nobody before the gallery is saved', async () => {
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
    // The same file, chosen again after a reload.
    expect((await start(file)).body).toMatchObject({ upload: { id: upload.id, received: second } });
    expect((await gallery()).uploads).toMatchObject([{ received: second, state: 'waiting', item: null }]);
    expect((await send(file)).id).toBe(upload.id);

    const { version, items, uploads } = await settled();
    expect([items, uploads.map(({ state }) => state)]).toEqual([[], ['ready']]);
    const item = uploads[0]?.item;
    const { path = '', thumb = '' } = item ?? {};
    expect(path).toMatch(/^\/api\/media\/[0-9a-f]{32}\/event-garba-\d{1,6}\.jpg$/);
    expect((await request(path.replace('/api', ''))).status).toBe(404);
    expect((await event()).images).toEqual([]);
    const cookie = [...asha.browser.jar].map((pair) => pair.join('=')).join('; ');
    const small = await request((thumb ?? '').replace('/api', ''), { headers: { Cookie: cookie } });
    expect(small.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).exif).toBeUndefined();
    // The chunks are deleted once the file was processed.
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

  test('publishes the guessed focal point of a photo, and the one that a volunteer sets', async () => {
    const { send, settled, save, gallery, event } = await evening();
    await send({ name: 'IMG_1.jpg', bytes: await jpeg() });
    const { version, uploads } = await settled();
    const path = uploads[0]?.item?.path ?? '';
    await save(version, [{ path, alt: '' }]);
    const [guessed] = (await event()).media;
    expect(guessed).toMatchObject({ focus: { x: 0.5, y: 0.333 } });
    expect(guessed).not.toHaveProperty('hasText');
    const chosen = { focus: { x: 0.25, y: 0.9 }, hasText: true };
    const changed = await save((await gallery()).version, [{ path, alt: '', ...chosen }]);
    expect(changed.body).toMatchObject({ items: [chosen] });
    expect((await event()).media).toMatchObject([chosen]);
    const outside = { path, alt: '', focus: { x: 1.5, y: 0 } };
    expect((await save((await gallery()).version, [outside])).status).toBe(422);
  });

  test('publishes a film with its own poster and captions', async () => {
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

  test('rejects the second of two saves until the gallery is read again', async () => {
    const { send, settled, save, gallery, volunteer, at, event, folders } = await evening();
    const kiran = at((await volunteer(admin)).browser);
    await send({ name: 'a.jpg', bytes: await jpeg(10) });
    const { version, uploads } = await settled();
    // A volunteer cannot save another volunteer’s unsaved file.
    expect((await kiran.gallery()).uploads).toEqual([]);
    const [own] = uploads;
    const first = [{ path: own?.item?.path ?? '', alt: 'A lamp' }];
    expect((await kiran.save(version, first)).status).toBe(409);
    expect((await save(version, first)).status).toBe(200);
    // A lost answer is requested again without an idempotency key.
    expect((await save(version, first)).status).toBe(200);

    await kiran.send({ name: 'b.jpg', bytes: await jpeg(200) });
    const later = await kiran.settled();
    const theirs = { path: later.uploads[0]?.item?.path ?? '', alt: '' };
    expect((await kiran.save(version, [theirs])).body.errors?.[0]?.code).toBe('changed');
    expect((await event()).images).toEqual([first[0]?.path]);
    expect((await kiran.save(later.version, [theirs, ...toSave(later.items)])).status).toBe(200);
    expect((await event()).images).toEqual([theirs.path, first[0]?.path]);
    // Removed items are deleted, and cannot be added again from an earlier version.
    const whole = await gallery();
    expect((await save(whole.version, [theirs])).status).toBe(200);
    expect(folders()).toHaveLength(1);
    const now = await gallery();
    expect((await kiran.save(now.version, [theirs, ...first])).status).toBe(409);
    expect((await event()).images).toEqual([theirs.path]);
  });

  test('a file that was deleted with another gallery must be uploaded again', async () => {
    const { send, settled, save, at, volunteer } = await evening();
    const bytes = await jpeg(10);
    await send({ name: 'a.jpg', bytes });
    const { version, uploads } = await settled();
    const one = [{ path: uploads[0]?.item?.path ?? '' }];
    await save(version, one);
    // Another volunteer’s copy of the same photo is published already; then it is removed from the gallery.
    const later = at((await volunteer(admin)).browser);
    await later.send({ name: 'a.jpg', bytes });
    const ready = await later.settled();
    expect(ready.uploads[0]?.item?.path).toBe(one[0]?.path);
    await save((await settled()).version, []);
    expect((await later.save((await later.settled()).version, one)).status).toBe(409);
    expect((await later.gallery()).uploads).toMatchObject([{ state: 'refused', reason: messages.fileGone }]);
    await later.send({ name: 'a.jpg', bytes });
    expect((await later.save((await later.settled()).version, one)).status).toBe(200);
  });

  test('deletes unsaved files after a day, and canceled uploads', async () => {
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
