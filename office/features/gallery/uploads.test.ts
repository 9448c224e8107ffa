import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, readConfig } from '@banyan/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { mountOffice } from '../../kernel/mount.ts';
import { store } from '../../shell/atoms/asked.ts';
import { client } from '../../shell/client.ts';
import { dropFiles, knowUploads, sendFiles, tryAgain } from './screens/uploads/queue.ts';
import { uploadsAtom } from './screens/uploadsAtom.ts';

/* The Office’s upload queue against the real server, over a connection that can be broken. */

const origin = 'http://localhost:3000';
/** Id of a sample event. */
const garba = 'event-garba-night';
const ofGarba = { kind: 'event', id: garba } as const;
const piece = 4 * 1_048_576;

/** Browser of a volunteer that records requests and can abort them. */
async function browser() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'banyan-uploads-'));
  const environment = { OFFICE: 'on', PUBLIC_ORIGIN: origin, RATE_LIMIT_WRITES: '0', DATA_DIR: dataDir };
  const server = await createServer(readConfig(environment), { mounts: [mountOffice] });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const jar = new Map<string, string>();
  const sent: string[] = [];
  let [open, most] = [0, 0];
  const line = { isBroken: (_: string) => false };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (address === '/config.json') return Response.json({ apiBase: '/api' });
    sent.push(address);
    if (line.isBroken(address)) throw new TypeError('The line is broken.');
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    headers.set('Host', new URL(origin).host);
    if (init.method === 'POST') headers.set('Origin', origin);
    open += 1;
    most = Math.max(most, open);
    const request = new Request(origin + address, { ...init, headers });
    const answer = await server.fetch(request, { peer: '127.0.0.1' });
    open -= 1;
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return answer;
  });
  await client.demoSignIn({ role: 'admin' });
  const entries = () => store.get(uploadsAtom(ofGarba));
  const gallery = () => client.getGallery({ params: { id: garba } });
  return { line, sent, most: () => most, entries, gallery };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

/** First box of an MP4 file. */
const head = '\0\0\0\x14ftypisom\0\0\x02\0isom';
const file = (name: string) =>
  new File([name.endsWith('.mp4') ? head : 'Minutes', new Uint8Array(piece + 9)], name, { lastModified: 7 });

test('uploads two files at a time, continues after a broken connection, and can cancel and find uploads', async () => {
  const { line, sent, most, entries, gallery } = await browser();
  const names = ['a.pdf', 'b.mp4', 'c.mp4', 'd.mp4'];
  let broken = 0;
  line.isBroken = (path) => {
    const isPiece = path.includes('?at=');
    if (isPiece) broken += 1;
    return isPiece && broken === 1;
  };
  const films = names.map(file);
  const keys = sendFiles(ofGarba, films);
  // The same file chosen twice is uploaded once.
  sendFiles(ofGarba, films.slice(0, 1));
  expect(entries()).toHaveLength(4);
  await until(() => entries().every(({ state }) => state === 'refused'));
  expect(most()).toBeLessThanOrEqual(3);
  expect(entries().map(({ reason }) => reason)).toEqual([
    'It is neither a photo nor a film; save it as JPEG or MP4 and try again.',
    ...Array(3).fill('It is damaged, or was not copied completely; copy it from the camera again.'),
  ]);
  expect(sent.filter((path) => path.endsWith(`?at=${piece}`))).toHaveLength(3);

  // An upload canceled halfway is deleted on the server, too.
  line.isBroken = (path) => path.endsWith(`?at=${piece}`);
  tryAgain(ofGarba, keys.slice(1, 2));
  const b = () => entries().find(({ name }) => name === 'b.mp4');
  await until(() => (b()?.reason ?? '') !== '' && b()?.received === piece);
  expect(b()).toMatchObject({
    state: 'waiting',
    reason: 'It continues automatically once the server responds.',
  });
  // After a reload the upload is known with its progress, and waits for its file.
  const { uploads } = await gallery();
  expect(uploads.find(({ name }) => name === 'b.mp4')).toMatchObject({ received: piece });
  dropFiles(ofGarba, keys);
  await vi.waitFor(async () => expect((await gallery()).uploads).toEqual([]));
  knowUploads(ofGarba, uploads);
  expect(
    entries()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names);
  expect(entries().filter(({ file }) => file !== undefined)).toEqual([]);
}, 60_000);
