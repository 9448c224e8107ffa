import { setTimeout as wait } from 'node:timers/promises';
import { officeMessages as messages, newsPictures } from '@banyan/api/office';
import { mediaPlaces, testMedia } from '@banyan/server/media/store/test-media';
import { photo } from '@banyan/server/media/test-files';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Browser } from '../../kernel/test-office.ts';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';
import { galleryOffice, garba } from '../gallery/test-gallery.ts';
import { admin } from '../review/test-review.ts';
import { newsCalls } from './calls.ts';

const jpeg = async (red: number, width = 60) =>
  new Uint8Array(await photo(width, Math.round((width * 2) / 3), red).toBuffer());

const words = {
  title: 'Forty-one laptops leave',
  summary: '',
  markdown: 'We asked for thirty.',
  category: 'Reports',
  chapter: null,
  author: '',
  tags: [],
  featured: false,
};

describe.each(mediaPlaces)('pictures of news in a %s', (place) => {
  async function newsroom() {
    const { environment, at } = await testMedia(place);
    const site = await galleryOffice(environment);
    const { browser } = await site.volunteer(admin);
    /** Requests of a volunteer for the pictures of a news item. */
    const of = (id: string, by: Browser = browser) => {
      const uploads = async () =>
        parse(newsCalls.getNewsUploads.answer, (await by.get(`/news/${id}/uploads`)).body).uploads;
      /** Uploads a photo and returns the path of the processed file. */
      const send = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
        const { id: upload } = await site.at(by, '', `/news/${id}`).send({ name, bytes });
        for (;;) {
          const found = (await uploads()).find((one) => one.id === upload);
          if (found?.state === 'ready' || found?.state === 'refused') return found.item?.path ?? '';
          await wait(20);
        }
      };
      return { uploads, send, start: site.at(by, '', `/news/${id}`).start };
    };
    const onSite = async () => (await (await site.request('/news/fetch-all-news')).json()).data;
    const status = async (path: string) => (await site.request(path.replace('/api', ''))).status;
    const piece = async (id: string) =>
      parse(newsCalls.getNewsPiece.answer, (await browser.get(`/news/${id}`)).body).piece;
    return { ...site, browser, of, onSite, status, piece, files: () => at(site.dataDir).files() };
  }

  test('serves pictures only after the item is saved, with the first one leading and each with its description', async () => {
    const { browser, of, onSite, status, piece } = await newsroom();
    const begun = of('new');
    const lamp = await begun.send('IMG_1.jpg', await jpeg(10, 1_800));
    const van = await begun.send('IMG_2.jpg', await jpeg(200));
    // Lists also show the picture, so it is no larger than they need.
    expect(lamp).toMatch(/\/960\.jpg$/);
    expect(await status(lamp)).toBe(404);
    const { body } = await browser.post('/news', {
      ...words,
      publish: true,
      pictures: [
        { path: van, alt: 'Vikram’s van' },
        { path: lamp, alt: '', focus: { x: 0.2, y: 0.1 }, hasText: true },
      ],
    });
    const id = String(body.id);
    expect(await onSite()).toMatchObject([
      {
        images: [van, lamp],
        media: [{ path: van }, { path: lamp, focus: { x: 0.2, y: 0.1 }, hasText: true }],
      },
    ]);
    // A small box can fetch a small picture.
    expect((await onSite())[0].media[1].sources).toContainEqual({
      path: lamp.replace('960.jpg', '384.avif'),
      type: 'image/avif',
      width: 384,
    });
    expect([await status(van), await status(lamp), await begun.uploads()]).toEqual([200, 200, []]);
    expect(await piece(id)).toMatchObject({
      pictures: [
        { path: van, alt: 'Vikram’s van', thumb: expect.stringContaining('/api/media/') },
        { path: lamp },
      ],
    });
    // A request without pictures leaves them unchanged.
    await browser.post(`/news/${id}`, { ...words, version: 1, publish: true });
    expect((await piece(id)).pictures).toHaveLength(2);
    expect(
      (await browser.post(`/news/${id}`, { ...words, version: 2, publish: true, pictures: [] })).status,
    ).toBe(200);
    expect([await status(van), (await onSite())[0].images]).toEqual([404, []]);
  });

  test('keeps a picture file while an event or another item uses it, even a removed item', async () => {
    const { browser, of, status, at } = await newsroom();
    const bytes = await jpeg(10);
    const add = async (title: string) => {
      const path = await of('new').send('a.jpg', bytes);
      const { body } = await browser.post('/news', {
        ...words,
        title,
        publish: true,
        pictures: [{ path, alt: '' }],
      });
      return { id: String(body.id), path };
    };
    const [one, two] = [await add('One'), await add('Two')];
    expect(two.path).toBe(one.path);
    await browser.post(`/news/${two.id}/remove`, { version: 1 });
    await browser.post(`/news/${one.id}`, { ...words, version: 1, publish: true, pictures: [] });
    expect(await status(one.path)).toBe(200);
    // Saving a gallery also checks if news items use the file.
    const gallery = at(browser, garba);
    await gallery.send({ name: 'a.jpg', bytes });
    const { version, uploads } = await gallery.settled();
    const item = { path: uploads[0]?.item?.path ?? '' };
    await gallery.save(version, [item]);
    await gallery.save((await gallery.settled()).version, []);
    expect(await status(one.path)).toBe(200);
    await browser.post(`/news/${two.id}`, { ...words, version: 2, publish: false, pictures: [] });
    expect(await status(one.path)).toBe(404);
  });

  test('accepts only photos, at most seven, and only the volunteer’s own uploads', async () => {
    const { browser, of, volunteer, files } = await newsroom();
    const { start, send, uploads } = of('new');
    const film = { name: 'dance.mp4', type: 'video/mp4', bytes: new Uint8Array(9) };
    expect((await start(film)).body).toMatchObject({
      upload: { state: 'refused', reason: messages.noPhoto },
    });
    const paths: string[] = [];
    for (let number = 0; number < newsPictures; number += 1)
      paths.push(await send(`${number}.jpg`, await jpeg(number * 20)));
    expect((await start({ name: 'more.jpg', bytes: new Uint8Array(9) })).status).toBe(422);
    const asha = (await volunteer(bayOrganiser)).browser;
    const theirs = of('new', asha);
    expect(await theirs.uploads()).toEqual([]);
    const pictures = [{ path: paths[0] ?? '', alt: '' }];
    expect(
      (await asha.post('/news', { ...words, chapter: 'bay-area', publish: false, pictures })).status,
    ).toBe(409);
    const [first] = (await uploads()).filter(({ state }) => state === 'ready');
    const picture = (by: Browser) => by.get(`/uploads/${first?.id}/picture`);
    expect([(await picture(asha)).status, (await picture(browser)).status]).toEqual([404, 200]);
    expect((await asha.post(`/uploads/${first?.id}/drop`)).status).toBe(404);
    for (const { id } of await uploads()) await browser.post(`/uploads/${id}/drop`);
    expect(files()).toEqual([]);
  });
});
