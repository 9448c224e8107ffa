import { connect } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SiteFile } from './files.ts';
import { listen } from './listen.ts';
import type { ReadyAnswer } from './readyAnswers.ts';
import { sendFile } from './respond.ts';

const here = { host: '127.0.0.1', port: 0 };
const body = new TextEncoder().encode('<p>नमस्कार</p>'.repeat(100));
const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  immutable: false,
  etag: '"v1"',
  body,
  br: new Uint8Array(brotliCompressSync(body)),
  gzip: new Uint8Array(gzipSync(body)),
};
const respond = (request: Request) => sendFile(request, page, { 'X-Own': 'of this page' });

/** All that comes back for one request, but for the second in which it was answered. */
function answerTo(port: number, method: string, target: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, here.host);
    const parts: Buffer[] = [];
    socket.once('error', reject);
    socket.on('data', (part) => parts.push(part));
    socket.on('end', () =>
      resolve(
        Buffer.concat(parts)
          .toString('latin1')
          .replace(/\r\ndate: .*/i, ''),
      ),
    );
    socket.write([`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  });
}

/** The same page twice: where it is ready, and where every request goes the long way. */
async function bothWays() {
  const answer: ReadyAnswer = { route: '/news', encoded: page, respond };
  const handle = vi.fn(async (request: Request) =>
    request.method === 'POST' ? new Response('taken') : respond(request),
  );
  const noted: unknown[] = [];
  const watch = () => (known: unknown) => void noted.push(known);
  const ready = await listen(here, handle, {
    ready: (target) => (target === '/news' ? answer : undefined),
    watch,
  });
  const long = await listen(here, async (request) => handle(request));
  onTestFinished(async () => void (await Promise.all([ready.close(), long.close()])));
  const ask = async (method: string, target: string, headers: readonly string[]) => {
    const expected = await answerTo(long.port, method, target, headers);
    handle.mockClear();
    const given = await answerTo(ready.port, method, target, headers);
    return { expected, given, isShort: handle.mock.calls.length === 0 };
  };
  return { ask, noted };
}

const host = 'Host: localhost:3000';

test.each([
  ['GET', [host]],
  ['GET', [host, 'Accept-Encoding: gzip, deflate, br, zstd']],
  ['GET', [host, 'Accept-Encoding: gzip']],
  ['GET', [host, 'Accept-Encoding: br;q=0, gzip;q=1.0']],
  ['GET', [host, 'Accept-Encoding: br;q=0', 'Accept-Encoding: gzip;q=0']],
  ['HEAD', [host, 'Accept-Encoding: br']],
  ['GET', [host, 'If-None-Match: "v1"']],
  ['GET', [host, 'Accept-Encoding: br', 'If-None-Match: "v0", W/"v1-br"']],
  ['GET', [host, 'Accept-Encoding: gzip', 'If-None-Match: "v1-br"']],
  ['HEAD', [host, 'If-None-Match: *']],
  ['GET', ['Host: [::1]:3000', 'Range: bytes=0-4', 'Cookie: a=b', 'Origin: https://bay.example.org']],
])('%s with %j is answered from memory as it is the long way', async (method, headers) => {
  const { ask, noted } = await bothWays();
  for (const _ of ['made', 'kept']) {
    const { expected, given, isShort } = await ask(method, '/news', headers);
    expect(given).toBe(expected);
    expect(given).toMatch(/^HTTP\/1\.1 (200|304) /);
    expect(isShort).toBe(true);
  }
  expect(noted).toEqual([{ route: '/news' }, { route: '/news' }]);
});

test.each([
  ['POST', '/news', [host, 'Content-Length: 0']],
  ['GET', '/news', [host, 'Content-Length: 2', '', '{}']],
  ['GET', '/news?page=2', [host]],
  ['GET', 'http://localhost:3000/news', [host]],
  ['GET', '/news', ['Host: a.1']],
  ['GET', '/news', ['Host: a b']],
  ['GET', '/news', ['Host:']],
  ['GET', '/news', []],
])('%s %s with %j goes the long way', async (method, target, headers) => {
  const { ask } = await bothWays();
  const { expected, given } = await ask(method, target, headers);
  expect(given).toBe(expected);
  const isRefused = given.startsWith('HTTP/1.1 400 ');
  expect((await ask(method, target, headers)).isShort).toBe(isRefused);
});

test('an answer that is the last of its connection says so', async () => {
  const answer: ReadyAnswer = { route: '/news', encoded: page, respond };
  let closed: Promise<void> | undefined;
  const site = await listen(here, async () => new Response(), {
    ready: () => {
      closed ??= site.close();
      return answer;
    },
  });
  const given = await new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, here.host, () => socket.write(`GET /news HTTP/1.1\r\n${host}\r\n\r\n`));
    socket.once('error', reject);
    socket.once('data', (data) => resolve(data.toString('latin1')));
  });
  expect(given).toMatch(/\r\nconnection: close\r\n/i);
  await closed;
});
