import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { galleryLimits, type ItemToSave, Upload } from '@banyan/api/office';
import * as v from 'valibot';
import type { Browser } from '../../kernel/test-office.ts';
import { reviewOffice } from '../review/test-review.ts';
import { galleryCalls } from './calls.ts';

export const garba = 'event-garba';

/** A file on a volunteer's computer. */
export interface TestFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  part?: Upload['part'];
  type?: string;
  lastModified?: number;
  /** What its browser says. @default what it has */
  size?: number;
}

const Started = v.object({ upload: Upload });
const Received = v.object({ received: v.number() });

/** An Office with an event of the Bay Area, and what its browser does to send files. */
export async function galleryOffice(environment: Record<string, string> = {}) {
  const site = await reviewOffice(environment);
  await site.event({ id: garba, title: 'Garba night', chapter: 'bay-area' });

  /** What somebody's browser asks for the gallery of an event. @param path Of what files are for. @default that event */
  const at = (browser: Browser, event = garba, path = `/events/${event}`) => {
    const start = ({
      name,
      bytes,
      part = 'item',
      type = '',
      lastModified = 1,
      size = bytes.length,
    }: TestFile) => {
      // One after the other, so that they are listed so.
      site.clock.now += 1;
      return browser.post(`${path}/uploads`, { part, name, size, type, lastModified });
    };
    const begin = async (file: TestFile) => v.parse(Started, (await start(file)).body).upload;
    /** One piece; `cut` breaks it off before its end. */
    async function piece(id: string, from: number, bytes: Uint8Array<ArrayBuffer>, cut = false) {
      const Cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
      const headers = {
        ...{ Cookie, Origin: site.config.publicOrigin, 'Content-Type': 'application/octet-stream' },
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
    /** Sends a file as a browser does: from where the server stands, again after whatever went wrong. */
    async function send(file: TestFile, isCut: () => boolean = () => false): Promise<Upload> {
      const upload = await begin(file);
      for (let from = upload.received; upload.state === 'waiting' && from < file.bytes.length; ) {
        const bytes = file.bytes.subarray(from, from + galleryLimits.piece);
        const answer = await piece(upload.id, from, bytes, isCut());
        if (answer.status === 200) from = v.parse(Received, answer.body).received;
        // It is of no use.
        if (answer.status === 422) break;
      }
      return upload;
    }
    const gallery = async () =>
      v.parse(galleryCalls.getGallery.answer, (await browser.get(`/events/${event}/gallery`)).body);
    /** The gallery, once nothing is on its way any more. */
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

/** What of a gallery may be saved again. */
export const toSave = (items: readonly { path: string; alt: string }[]): Partial<ItemToSave>[] =>
  items.map(({ path, alt }) => ({ path, alt }));

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG that says of itself to be so large, and is small to send. */
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
