import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { photo } from '../../cli/commands/events/test-gallery.ts';
import { officeMessages as messages } from '../../contract/office/messages.ts';
import { proof } from '../test-proof.ts';
import { bayOrganiser } from './test-desk.ts';
import { galleryOffice, pngHead, type TestFile, toSave } from './test-gallery.ts';

/** Bytes that a process has in memory, and has had at most; 0 where the system does not tell. */
function memoryOf(pid: number | string): { now: number; most: number } {
  const path = `/proc/${pid}/status`;
  const status = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1_024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** The processes that this one has started. */
function children(): string[] {
  const path = `/proc/${process.pid}/task`;
  if (!existsSync(path)) return [];
  return readdirSync(path).flatMap((task) =>
    readFileSync(`${path}/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1_048_576)} MB`;

const bad: readonly (TestFile & { reason: string })[] = [
  {
    name: 'corrupt.jpg',
    bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    reason: 'This is no picture that can be read (JPEG, PNG, WebP, AVIF, TIFF or GIF).',
  },
  { name: 'empty.jpg', bytes: new Uint8Array(0), reason: messages.emptyFile },
  {
    name: 'bomb.png',
    bytes: pngHead(60_000, 60_000),
    reason: 'It has 60000 × 60000 pixels, and 100 million is the most; save it smaller.',
  },
];

proof(
  {
    what: 'Of many files that go up while pieces are cut off and the page is loaded anew, every good one is in the gallery and every bad one is named.',
    full: 200,
    of: 'files',
  },
  async (count) => {
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
    const before = memoryOf(process.pid).now;
    const middle = Math.floor(count / 2);
    for (const file of files.slice(0, middle)) await send(file, isCut);
    // Loaded anew, the page knows nothing; one was just beginning, and all are chosen again.
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
    const grown = Math.max(0, memoryOf(process.pid).most - before);
    const apart = Math.max(0, ...children().map((pid) => memoryOf(pid).most));
    expect(grown + apart).toBeLessThan(300 * 1_048_576);
    const inAll = `${count - bad.length} in the gallery, ${bad.length} named`;
    return `${inAll}; ${cut} of ${pieces} pieces cut off; ${inMegabytes(grown + apart)} more memory, the process that makes pictures included`;
  },
);
