import { join } from 'node:path';
import { flyerNames, flyerSizes } from '@banyan/api/office';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openMedia } from '../../media/store/open.ts';
import { mediaPlaces, testMedia } from '../../media/store/test-media.ts';
import { createLogger } from '../../telemetry/logger.ts';
import { type eventRow, testServer } from '../../testing/test-server.ts';
import { drawnApart } from './draw-apart.ts';
import { layouts } from './draw-flyer.ts';
import { flyerAddress } from './flyer-plan.ts';
import { drawFlyersDue, forgetLostFlyers } from './flyer-work.ts';
import { testLook } from './test-look.ts';

const publicOrigin = 'https://alumni.example.org';

async function fixture(samples: boolean, place: (typeof mediaPlaces)[number] = 'folder') {
  const { environment, at } = await testMedia(place);
  const site = await testServer(environment, { samples });
  const media = await openMedia(
    { ...site.config, dataDir: site.dataDir },
    createLogger(() => undefined),
  );
  const clock = { now: Date.now() };
  const parts = {
    database: site.database,
    media,
    look: testLook,
    publicOrigin,
    mediaBase: '/api/media/',
    now: () => clock.now,
    logger: createLogger((line) => void site.faults.push(line)),
  };
  const stored = () => site.database.selectFrom('flyers').selectAll().orderBy('event_id').execute();
  return {
    ...site,
    clock,
    stored,
    files: at(site.dataDir).files,
    media,
    draw: () => drawFlyersDue(parts),
    lookForLost: () => forgetLostFlyers(parts),
    set: (values: Partial<ReturnType<typeof eventRow>>) =>
      site.database.updateTable('events').set(values).execute(),
    /** Folder of the only event’s flyer. */
    folder: async () => (await stored())[0]?.folder ?? '',
    async png(folder: string, name: string) {
      const key = `${folder}/${name}.png`;
      const size = (await media.about(key))?.size ?? 0;
      const body = await media.read(key, { start: 0, end: size - 1 });
      return Buffer.from(await new Response(body).arrayBuffer());
    },
  };
}

/** Text of the QR code in a picture. */
async function codeIn(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

/** A photo of which the upper half is red and the lower half is blue. */
const redAboveBlue = () =>
  sharp({ create: { width: 900, height: 1_500, channels: 3, background: '#f00' } })
    .extend({ bottom: 1_500, background: '#00f' })
    .jpeg()
    .toBuffer();

test('draws the flyer of every sample event in three sizes, with the address of its page in the code', async () => {
  const site = await fixture(true);
  expect(await site.draw()).toBe(true);
  const rows = await site.stored();
  const events = await site.database.selectFrom('events').select('id').orderBy('id').execute();
  expect(rows.map(({ event_id }) => event_id)).toEqual(events.map(({ id }) => id));
  for (const { event_id, folder } of rows)
    for (const name of flyerNames) {
      const png = await site.png(folder ?? '', name);
      const { format, width, height } = await sharp(png).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...flyerSizes[name] });
      expect(await codeIn(png), `${event_id} ${name}`).toBe(flyerAddress(publicOrigin, event_id));
    }
  expect(site.faults).toEqual([]);
}, 240_000);

const longTitle =
  'पुणे अभियांत्रिकी महाविद्यालय माजी विद्यार्थी स्नेहसंमेलन क्षत्रिय श्रीकृष्ण मंदिर सभागृह गणेशोत्सव सांस्कृतिक कार्यक्रम नाट्यसंगीत कीर्तन महाप्रसाद सत्यनारायण पूजा स्वागत समारंभ सन्मान सोहळा वार्षिक सभा निवडणूक भोजन';

test.each([
  ['24 words in Devanagari', longTitle],
  ['200 words', 'reunion '.repeat(200)],
  ['one word of 200 letters', 'reunion'.repeat(29)],
])(
  'keeps a title of %s inside its box',
  async (_, title) => {
    const drawn = async (one: string) => {
      const texts = {
        title: one,
        day: '31',
        when: ['Saturday'],
        place: 'Pune',
        name: 'A',
        below: 'B',
        host: 'C',
      };
      const colors = testLook.colors(null);
      const drawing = (await testLook.drawing('/art/event-garba.svg', null)) ?? '';
      return (await drawnApart({ texts, address: publicOrigin, colors, backdrop: { drawing } }, 60))?.flyers;
    };
    const [long, short] = [await drawn(title), await drawn('-')];
    for (const [index, name] of flyerNames.entries()) {
      const [one, other] = [long?.[index]?.bytes, short?.[index]?.bytes];
      const changed = await sharp(
        await sharp(one)
          .composite([{ input: Buffer.from(other ?? []), blend: 'difference' }])
          .toBuffer(),
      )
        .flatten({ background: '#000' })
        .trim({ background: '#000', threshold: 1 })
        .toBuffer({ resolveWithObject: true });
      const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = changed.info;
      const box = layouts[name].title;
      expect(-trimOffsetLeft).toBeGreaterThanOrEqual(box.left);
      expect(-trimOffsetTop).toBeGreaterThanOrEqual(box.top);
      expect(-trimOffsetLeft + width).toBeLessThanOrEqual(box.left + box.width);
      expect(-trimOffsetTop + height).toBeLessThanOrEqual(box.top + box.height);
      expect(width).toBeGreaterThan(box.width / 2);
    }
  },
  120_000,
);

describe.each(mediaPlaces)('flyers in a %s', (place) => {
  test('are drawn once, again when the event changes, and removed when it is no longer public', async () => {
    const site = await fixture(false, place);
    await site.event({ title: 'Tea' });
    await site.draw();
    const first = await site.folder();
    const drawnAt = (await site.media.about(`${first}/post.png`))?.changed;
    expect(site.files()).toEqual(
      ['item.json', 'post.png', 'preview.png', 'screen.png'].map((name) => join(first, name)),
    );
    await site.set({ description: 'Three cups.', max_attendees: 9 });
    await site.draw();
    expect((await site.media.about(`${first}/post.png`))?.changed).toBe(drawnAt);

    await site.set({ title: 'Tea, twice' });
    await site.draw();
    const second = await site.folder();
    expect(second).not.toBe(first);
    expect(new Set(site.files().map((path) => path.split('/')[0]))).toEqual(new Set([second]));

    await site.set({ cancelled_at: new Date().toISOString(), is_active: 0 });
    await site.draw();
    expect([await site.stored(), site.files()]).toEqual([[], []]);

    await site.set({ cancelled_at: null, is_active: 1 });
    await site.draw();
    expect(await site.folder()).toBe(second);
    await site.database.deleteFrom('events').execute();
    await site.draw();
    expect([await site.stored(), site.files()]).toEqual([[], []]);
  });
});

test('two processes draw a flyer once', async () => {
  const site = await fixture(false);
  await site.event();
  const done = await Promise.all([site.draw(), site.draw()]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await site.draw()).toBe(true);
  expect(site.files()).toHaveLength(4);
});

test('draws a flyer again when its files are lost', async () => {
  const site = await fixture(false);
  await site.event();
  await site.draw();
  await site.media.removeFolder(await site.folder());
  await site.lookForLost();
  await site.draw();
  expect(site.files()).toHaveLength(4);
});

test('shows the first photo without text, around its focal point, and a drawing once the photo is deleted', async () => {
  const site = await fixture(false);
  const [flyer, photo] = ['a'.repeat(32), 'b'.repeat(32)];
  await site.media.put(`${photo}/tea-1.jpg`, await redAboveBlue());
  const known = (name: string, more: object) => ({
    path: `/api/media/${name}/tea-1.jpg`,
    sources: [],
    ...more,
  });
  const media = [known(flyer, { hasText: true }), known(photo, { focus: { x: 0.5, y: 1 } })];
  await site.event({ images: JSON.stringify(media.map(({ path }) => path)), media: JSON.stringify(media) });
  const colorOf = async () => {
    const [red, , blue] = await sharp(await site.png(await site.folder(), 'post'))
      .extract({ left: 300, top: 20, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return [red, blue];
  };
  await site.draw();
  expect(await colorOf()).toEqual([
    expect.toSatisfy((red) => red < 20),
    expect.toSatisfy((blue) => blue > 235),
  ]);
  await site.media.removeFolder(photo);
  await site.set({ title: 'Tea without a photo' });
  await site.draw();
  expect((await colorOf())[1]).toBeLessThan(200);
});

test('says which letter cannot be drawn, and tries again an hour later', async () => {
  const site = await fixture(false);
  await site.event({ title: 'ગરબા 🎉' });
  await site.draw();
  const [failed] = await site.stored();
  expect(failed).toMatchObject({
    folder: null,
    reason: 'The flyer has no letters for “ગ”. Write title and place in Latin or Devanagari letters.',
  });
  site.clock.now += 1_000;
  await site.draw();
  expect((await site.stored())[0]?.failed_at).toBe(failed?.failed_at);
  site.clock.now += 3_600_000;
  await site.draw();
  expect((await site.stored())[0]?.failed_at).toBe(site.clock.now);
});
