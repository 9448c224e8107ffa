import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { galleryLimits, type ItemToSave, Upload } from '@banyan/api/office';
import { photo } from '@banyan/server/media/test-files';
import * as v from 'valibot';
import type { Browser } from '../../kernel/test-office.ts';
import type { Acts } from '../../kernel/test-request.ts';
import { admin, reviewOffice } from '../review/test-review.ts';
import { galleryCalls } from './calls.ts';

export const garba = 'event-garba';

/** File on a volunteer’s computer. */
export interface TestFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  part?: Upload['part'];
  type?: string;
  lastModified?: number;
  /** Size reported by the browser. @default the actual size */
  size?: number;
}

const Started = v.object({ upload: Upload });
const Received = v.object({ received: v.number() });

/** Office with an event in the Bay Area, and the requests a browser makes to upload files. */
export async function galleryOffice(environment: Record<string, string> = {}) {
  const site = await reviewOffice(environment);
  await site.event({ id: garba, title: 'Garba night', chapter: 'bay-area' });

  /** Requests of a browser for a gallery. @param path Path of the files’ subject. @default that event */
  const at = (browser: Browser, event = garba, path = `/events/${event}`) => {
    const start = ({
      name,
      bytes,
      part = 'item',
      type = '',
      lastModified = 1,
      size = bytes.length,
    }: TestFile) => {
      // Each upload starts a millisecond later, so that they are listed in this order.
      site.clock.now += 1;
      return browser.post(`${path}/uploads`, { part, name, size, type, lastModified });
    };
    const begin = async (file: TestFile) => v.parse(Started, (await start(file)).body).upload;
    /** Sends one chunk; `cut` aborts it before its end. */
    async function piece(id: string, from: number, bytes: Uint8Array<ArrayBuffer>, cut = false) {
      const Cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
      const headers = {
        Cookie,
        Origin: site.config.publicOrigin,
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(bytes.length),
      };
      const body = cut ? bytes.subarray(0, bytes.length / 2) : bytes;
      const answer = await site.request(`/office/uploads/${id}?at=${from}`, {
        method: 'POST',
        headers,
        body,
      });
      return { status: answer.status, body: await answer.json() };
    }
    /** Uploads a file like a browser: from the byte the server has reached, with retries after errors. */
    async function send(file: TestFile, isCut: () => boolean = () => false): Promise<Upload> {
      const upload = await begin(file);
      for (let from = upload.received; upload.state === 'waiting' && from < file.bytes.length; ) {
        const bytes = file.bytes.subarray(from, from + galleryLimits.piece);
        const answer = await piece(upload.id, from, bytes, isCut());
        if (answer.status === 200) from = v.parse(Received, answer.body).received;
        // The file was rejected.
        if (answer.status === 422) break;
      }
      return upload;
    }
    const gallery = async () =>
      v.parse(galleryCalls.getGallery.answer, (await browser.get(`/events/${event}/gallery`)).body);
    /** Gallery once no file is being processed any more. */
    async function settled() {
      for (;;) {
        const now = await gallery();
        if (now.uploads.every(({ state }) => state === 'ready' || state === 'refused')) return now;
        await wait(20);
      }
    }
    const save = (version: string, items: readonly Partial<ItemToSave>[], headers?: Record<string, string>) =>
      browser.post(
        `/events/${event}/gallery`,
        { version, items: items.map((item) => ({ alt: '', poster: null, captions: null, ...item })) },
        headers,
      );
    return { start, begin, piece, send, gallery, settled, save };
  };
  return { ...site, at, shown: async () => (await site.request(`/events/get-events/${garba}`)).json() };
}

/** Fields of gallery items that can be saved again. */
export const toSave = (items: readonly { path: string; alt: string }[]): Partial<ItemToSave>[] =>
  items.map(({ path, alt }) => ({ path, alt }));

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** PNG with a header that claims this size, and little data. */
export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(100_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

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
