import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SiteFile } from './files.ts';
import { sendFile, sendRendered } from './respond.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const page: SiteFile = {
  type: 'text/html; charset=utf-8',
  immutable: false,
  etag: '"v1"',
  body: bytes('plain'),
  br: bytes('br'),
  gzip: bytes('gz'),
};
const film: SiteFile = { type: 'video/mp4', immutable: false, etag: '"f"', body: bytes('0123456789') };
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request('http://localhost/x', { method, headers });

test.each([
  ['br, gzip', 'br', 'br'],
  ['gzip', 'gz', 'gzip'],
  ['br;q=0, gzip', 'gz', 'gzip'],
  ['', 'plain', null],
])('sends a client that accepts "%s" the %s body', async (accepted, body, encoding) => {
  const response = sendFile(get({ 'Accept-Encoding': accepted }), page);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('Content-Encoding')).toBe(encoding);
  expect(response.headers.get('Vary')).toBe('Accept-Encoding');
});

test('returns 304 when the client already has the file', async () => {
  const response = sendFile(get({ 'If-None-Match': 'W/"v0", "v1"' }), page);
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

test('answers a HEAD request with the whole length and without a body, whatever the range', async () => {
  const response = sendFile(get({}, 'HEAD'), page);
  expect(response.headers.get('Content-Length')).toBe('5');
  expect(await response.text()).toBe('');
  const ofFilm = sendFile(get({ Range: 'bytes=2-4' }, 'HEAD'), film);
  expect([ofFilm.status, ofFilm.headers.get('Content-Length')]).toEqual([200, '10']);
});

test('lets browsers cache a hashed file for a year and revalidate a page', () => {
  expect(sendFile(get(), { ...page, immutable: true }).headers.get('Cache-Control')).toContain('immutable');
  expect(sendFile(get(), page).headers.get('Cache-Control')).toBe('no-cache');
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=7-', 206, '789', 'bytes 7-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=20-', 416, '', 'bytes */10'],
])('answers a range request for %s with %i', async (range, status, body, answered) => {
  const response = sendFile(get({ Range: range }), film);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('Content-Range')).toBe(answered);
});

test.each([
  ['"f"', 206, '56789'],
  // The video has changed since the first half was sent; mixing halves would break it.
  ['"before"', 200, '0123456789'],
])('answers a range request with the condition %s with %i', async (condition, status, body) => {
  const response = sendFile(get({ Range: 'bytes=5-', 'If-Range': condition }), film);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('Content-Range')).toBe(status === 206 ? 'bytes 5-9/10' : null);
});

test('compresses a page rendered for one request if the client accepts it, and forbids caching', async () => {
  const packed = await sendRendered(get({ 'Accept-Encoding': 'gzip' }), '<p>today</p>', 404, {
    'X-Own': '1',
  });
  expect(packed.status).toBe(404);
  expect(Object.fromEntries(packed.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    'x-own': '1',
  });
  expect(gunzipSync(await packed.bytes()).toString()).toBe('<p>today</p>');
  const best = await sendRendered(get({ 'Accept-Encoding': 'gzip, br' }), '<p>today</p>', 200, {});
  expect(best.headers.get('Content-Encoding')).toBe('br');
  expect(brotliDecompressSync(await best.bytes()).toString()).toBe('<p>today</p>');
  const plain = await sendRendered(get({ 'Accept-Encoding': 'gzip;q=0' }), '<p>today</p>', 200, {});
  expect(plain.headers.has('Content-Encoding')).toBe(false);
  expect(await plain.text()).toBe('<p>today</p>');
  expect(await (await sendRendered(get({}, 'HEAD'), '<p>today</p>', 200, {})).text()).toBe('');
});
