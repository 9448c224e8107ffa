import { photo } from '@banyan/server/media/test-files';
import type { Acts } from '../../kernel/test-request.ts';
import { admin } from '../review/test-review.ts';
import { galleryOffice, garba, toSave } from './test-gallery.ts';

const jpeg = async () => new Uint8Array(await photo(60, 40, 128).toBuffer());

/** Office with an admin who edits news and galleries. */
export async function picturesFixture() {
  const site = await galleryOffice();
  const { browser } = await site.volunteer(admin);
  let many = 0;
  const piece = () => {
    many += 1;
    return {
      title: `The weir, part ${many}`,
      summary: '',
      markdown: 'It holds.',
      category: 'Reports',
      chapter: null,
      author: '',
      tags: [],
      featured: false,
      publish: true,
    };
  };
  return {
    ...site,
    browser,
    piece,
    gallery: site.at(browser),
    /** Adds a piece of news to the site and returns its id. */
    written: async () => String((await browser.post('/news', piece())).body.id),
    /** Creates a gallery of two photos. */
    async hung() {
      const images = JSON.stringify(['/art/1.jpg', `/art/${site.clock.now}.jpg`]);
      await site.database.updateTable('events').set({ images }).where('id', '=', garba).execute();
      return site.at(browser).gallery();
    },
  };
}
type Fixture = Awaited<ReturnType<typeof picturesFixture>>;

const begins = { part: 'item', name: 'lamp.jpg', size: 4, type: 'image/jpeg', lastModified: 1 };

/** Requests about news and galleries. */
export const pictureActs = {
  addNews: async ({ browser: at, piece }) => ({ at, body: piece() }),
  saveNews: async ({ browser: at, piece, written }) => ({
    at,
    named: { id: await written() },
    body: { ...piece(), version: 1 },
  }),
  removeNews: async ({ browser: at, written }) => ({
    at,
    named: { id: await written() },
    body: { version: 1 },
  }),
  restoreNews: async ({ browser: at, written }) => {
    const id = await written();
    await at.post(`/news/${id}/remove`, { version: 1 });
    return { at, named: { id } };
  },
  previewNews: async ({ browser: at }) => ({ at, body: { markdown: 'It *holds*.' } }),
  startNewsUpload: async ({ browser: at, written }) => ({ at, named: { id: await written() }, body: begins }),
  startUpload: async ({ browser: at }) => ({ at, named: { id: garba }, body: begins }),
  sendChunk: async ({ browser: at, gallery }) => {
    const bytes = await jpeg();
    const { id } = await gallery.begin({ name: 'lamp.jpg', bytes });
    return { at, named: { id }, query: '?at=0', body: new Blob([bytes]) };
  },
  dropUpload: async ({ browser: at, gallery }) => {
    const { id } = await gallery.begin({ name: 'lamp.jpg', bytes: await jpeg() });
    return { at, named: { id } };
  },
  saveGallery: async ({ browser: at, hung }) => {
    const { version, items } = await hung();
    const saved = toSave(items.toReversed()).map((item) => ({ ...item, poster: null, captions: null }));
    return { at, named: { id: garba }, body: { version, items: saved } };
  },
} satisfies Partial<Acts<Fixture>>;
