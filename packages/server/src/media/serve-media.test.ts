import { mkdirSync, readdirSync, readlinkSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';
import { testServer } from '../testing/test-server.ts';
import { type MediaPlace, mediaPlaces, testMedia } from './store/test-media.ts';

const item = 'a'.repeat(32);
const alphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Starts the API on a real socket, as the site serves it. */
async function listening(environment: Record<string, string>) {
  const site = await testServer(environment);
  const answer = (request: Request) => site.server.fetch(request, { peer: '203.0.113.7' });
  const web = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  const port = await listenLocally(web);
  onTestFinished(() => {
    web.closeAllConnections();
    web.close();
  });
  return { ...site, port, origin: `http://127.0.0.1:${port}` };
}

async function site(place: MediaPlace = 'folder') {
  const { environment, at, bucket } = await testMedia(place);
  const own = await listening(environment);
  const media = join(own.dataDir, 'media');
  const stored = at(own.dataDir);
  const write = (name: string, content: string | Uint8Array = alphabet) => stored.write(name, content);
  write(`${item}/dance.mp4`);
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${own.origin}/api/media/${path}`, { headers, method });
  return { ...own, media, bucket, write, get };
}

/** Requests a path as it is; clients would normalize it first. */
function raw(port: number, path: string): Promise<string> {
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('end', () => done(answer));
    socket.on('error', failed);
  });
}

describe.each(mediaPlaces)('media in a %s', (place) => {
  test('serves a whole film with its type, its length and a year of caching', async () => {
    const { get } = await site(place);
    const answer = await get(`${item}/dance.mp4`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '26',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.text()).toBe(alphabet);
  });

  test('serves a part of a film, and refuses a part behind its end with its length', async () => {
    const { get } = await site(place);
    const part = await get(`${item}/dance.mp4`, { Range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 2-4/26',
      '3',
    ]);
    expect(await part.text()).toBe('cde');
    expect(await (await get(`${item}/dance.mp4`, { Range: 'bytes=-3' })).text()).toBe('xyz');
    const behind = await get(`${item}/dance.mp4`, { Range: 'bytes=26-' });
    expect([behind.status, behind.headers.get('content-range'), await behind.text()]).toEqual([
      416,
      'bytes */26',
      '',
    ]);
    const several = await get(`${item}/dance.mp4`, { Range: 'bytes=0-0,5-5' });
    expect([several.status, await several.text()]).toEqual([200, alphabet]);
  });

  test('serves a part for If-Range while the file is unchanged, else the whole film', async () => {
    const { get } = await site(place);
    const first = await get(`${item}/dance.mp4`);
    const [tag = '', changed = ''] = ['etag', 'last-modified'].map((name) => first.headers.get(name) ?? '');
    const status = async (condition: string) =>
      (await get(`${item}/dance.mp4`, { Range: 'bytes=0-1', 'If-Range': condition })).status;
    expect(await status(tag)).toBe(206);
    expect(await status(changed)).toBe(206);
    expect(await status('"another"')).toBe(200);
    expect(await status(`W/${tag}`)).toBe(200);
    expect(await status('Sat, 01 Jan 2000 00:00:00 GMT')).toBe(200);
  });

  test('answers 304 when the browser has the file', async () => {
    const { get } = await site(place);
    const first = await get(`${item}/dance.mp4`);
    const tag = first.headers.get('etag') ?? '';
    expect((await get(`${item}/dance.mp4`, { 'If-None-Match': `"x", ${tag}` })).status).toBe(304);
    expect((await get(`${item}/dance.mp4`, { 'If-None-Match': '"x"' })).status).toBe(200);
    const changed = first.headers.get('last-modified') ?? '';
    expect((await get(`${item}/dance.mp4`, { 'If-Modified-Since': changed })).status).toBe(304);
  });

  test('answers HEAD with the whole length and no body, whatever the range, and refuses other methods', async () => {
    const { get } = await site(place);
    const head = await get(`${item}/dance.mp4`, { Range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '26', '']);
    expect((await get(`${item}/none.mp4`, {}, 'HEAD')).status).toBe(404);
    const post = await get(`${item}/dance.mp4`, {}, 'POST');
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each([
    ['a.MP4', 'video/mp4'],
    ['a.webm', 'video/webm'],
    ['a.OGG', 'video/ogg'],
    ['a.MOV', 'video/quicktime'],
    ['a.Avi', 'video/x-msvideo'],
    ['a.mkv', 'video/x-matroska'],
    ['a.JPG', 'image/jpeg'],
    ['a.avif', 'image/avif'],
    ['a.vtt', 'text/vtt; charset=utf-8'],
  ])('serves %s as %s, with revalidation outside of an item', async (name, type) => {
    const { get, write } = await site(place);
    write(name);
    const answer = await get(`${name}?v=2`);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      type,
      'public, no-cache',
    ]);
  });

  test.each(['a.html', 'a.svg', 'a.js', 'a.json', 'a', 'a.mp4.html', '.a.mp4'])(
    'does not serve %s',
    async (name) => {
      const { get, write } = await site(place);
      write(name);
      expect((await get(name)).status).toBe(404);
    },
  );

  test('serves a media file of 0 bytes with status 200', async () => {
    const { get, write } = await site(place);
    write('a.mp4', '');
    const answer = await get('a.mp4');
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '0',
      '',
    ]);
    expect((await get('a.mp4', { Range: 'bytes=0-' })).status).toBe(416);
  });
});

test('serves nothing outside of the media folder', async () => {
  const { port, dataDir, media } = await site();
  writeFileSync(join(dataDir, 'secret.mp4'), 'SECRET');
  mkdirSync(join(media, '.hidden'));
  writeFileSync(join(media, '.hidden', 'secret.mp4'), 'SECRET');
  symlinkSync(join(dataDir, 'secret.mp4'), join(media, 'link.mp4'));
  symlinkSync(dataDir, join(media, 'up'));
  mkdirSync(join(media, 'folder.mp4'));
  const paths = [
    ...['../secret.mp4', '..%2fsecret.mp4', '%2e%2e/secret.mp4', '%2e%2e%2fsecret.mp4', '..\\secret.mp4'],
    ...['..%5csecret.mp4', `${item}/../../secret.mp4`, `${item}%2f..%2f..%2fsecret.mp4`, '/secret.mp4'],
    ...[
      'link.mp4',
      'up/secret.mp4',
      '.hidden/secret.mp4',
      '%2ehidden/secret.mp4',
      'folder.mp4',
      'folder.mp4/',
    ],
    ...[
      'secret.mp4%00.jpg',
      '%zz.mp4',
      '%c0%ae%c0%ae/secret.mp4',
      `${'x/'.repeat(50)}a.mp4`,
      `${'x'.repeat(4_000)}.mp4`,
    ],
  ];
  for (const path of paths) {
    const answer = await raw(port, `/api/media/${path}`);
    expect.soft(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
    expect.soft(answer, path).not.toContain('SECRET');
  }
});

describe('unavailable bucket', () => {
  test('answers pictures with Retry-After while the bucket is unavailable, and serves them again afterwards', async () => {
    const { bucket, faults, get } = await site('bucket');
    bucket?.misbehave('down');
    for (const method of ['GET', 'HEAD']) {
      const answer = await get(`${item}/dance.mp4`, {}, method);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    expect(faults).toEqual([expect.stringMatching(/^media: BucketError /)]);
    bucket?.behave();
    expect((await get(`${item}/dance.mp4`)).status).toBe(200);
  });

  test('breaks off a response when the bucket breaks off, and continues to serve', async () => {
    const { bucket, get, write } = await site('bucket');
    write(`${item}/long.mp4`, Buffer.alloc(1_000_000));
    expect((await get(`${item}/long.mp4`, {}, 'HEAD')).status).toBe(200);
    bucket?.misbehave('half');
    await expect(get(`${item}/long.mp4`).then((answer) => answer.bytes())).rejects.toThrow();
    bucket?.behave();
    expect((await (await get(`${item}/long.mp4`)).bytes()).length).toBe(1_000_000);
  });

  test('starts the site without the bucket', async () => {
    const { environment, bucket } = await testMedia('bucket');
    bucket?.misbehave('down');
    const { request } = await listening(environment);
    expect((await request('/alumni-stories/get-stories')).status).toBe(200);
  });
});

const megabyte = 1_000_000;

/** Returns the names of the files that this process has open. */
const openFiles = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return [];
    }
  });

test.runIf(process.platform === 'linux')(
  'streams a film of 500 MB without holding it in memory, and closes it when the client stops reading',
  async () => {
    const { get, media, write } = await site();
    write('long.mp4', '');
    truncateSync(join(media, 'long.mp4'), 500 * megabyte);
    const before = process.memoryUsage().rss;
    let [most, read] = [0, 0];
    for await (const chunk of (await get('long.mp4')).body ?? []) {
      read += chunk.byteLength;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    expect(read).toBe(500 * megabyte);
    expect(most).toBeLessThan(150 * megabyte);

    // The client reads the beginning and disconnects.
    const reader = (await get('long.mp4')).body?.getReader();
    await reader?.read();
    const open = () => openFiles().filter((name) => name.endsWith('long.mp4')).length;
    expect(open()).toBe(1);
    await reader?.cancel();
    await vi.waitFor(() => expect(open()).toBe(0));
  },
);
