import { officeMessages as messages } from '@banyan/api/office';
import { photo } from '@banyan/server/media/test-files';
import { expect } from 'vitest';
import { bayOrganiser } from '../dashboard/test-dashboard.ts';
import { galleryOffice, pngHead, type TestFile, toSave } from './test-gallery.ts';

const bad: readonly (TestFile & { reason: string })[] = [
  {
    name: 'corrupt.jpg',
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    reason:
      'This is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF); save it as JPEG and try again.',
  },
  { name: 'empty.jpg', bytes: new Uint8Array(0), reason: messages.emptyFile },
  {
    name: 'bomb.png',
    bytes: pngHead(60_000, 60_000),
    reason:
      'It has 60000 × 60000 pixels, 3600 million, and 100 million is the most; save it smaller and try again.',
  },
];

/** Numbers of published and rejected files. */
export interface ManySent {
  good: number;
  bad: number;
  pieces: number;
  cut: number;
}

/**
 * Uploads this many files, with a fifth of the chunks cut off and a reload in the middle. Every good file is then in the gallery,
 * every bad one is reported.
 */
export async function sendMany(count: number): Promise<ManySent> {
  const site = await galleryOffice();
  const { begin, send, settled, save } = site.at((await site.volunteer(bayOrganiser)).browser);
  const files: TestFile[] = [...bad];
  for (let number = bad.length; number < count; number += 1)
    files.push({ name: `${number}.jpg`, bytes: new Uint8Array(await photo(90, 60, number).toBuffer()) });
  let [pieces, cut] = [0, 0];
  const isCut = () => {
    pieces += 1;
    const isOne = pieces % 5 === 0;
    if (isOne) cut += 1;
    return isOne;
  };
  const middle = Math.floor(count / 2);
  for (const file of files.slice(0, middle)) await send(file, isCut);
  // After the reload the page knows nothing: one file was just started, and all are chosen again.
  for (const file of files.slice(middle, middle + 1)) await begin(file);
  for (const file of files) if (file.bytes.length > 0) await send(file, isCut);
  const { version, uploads } = await settled();
  const refused = uploads.filter(({ state }) => state === 'refused');
  expect(refused.map(({ name, reason }) => ({ name, reason }))).toEqual(
    bad.map(({ name, reason }) => ({ name, reason })),
  );
  const items = uploads.flatMap(({ item }) => item ?? []);
  expect((await save(version, toSave(items))).status).toBe(200);
  const { data } = await site.shown();
  expect(data.images).toHaveLength(count - bad.length);
  expect(site.faults).toEqual([]);
  return { good: count - bad.length, bad: bad.length, pieces, cut };
}
