import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from './ports.ts';
import { startTwin, type Twin, withoutScripts } from './twin.ts';

const html =
  '<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
  '<link rel="preload" href="/a.woff2" as="font"/><script>mode()</script></head>' +
  '<body><h1>Namaste</h1><script type="module" async src="/a.js"></script></body></html>';
const plain =
  '<html><head><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="preload" href="/a.woff2" as="font"/></head><body><h1>Namaste</h1></body></html>';

const product = createServer((request, response) => {
  const isPage = request.url === '/';
  const body = brotliCompressSync(isPage ? html : 'a{color:red}');
  response.writeHead(200, {
    'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/css',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
  });
  response.end(body);
});
let twin: Twin;

beforeAll(async () => {
  const port = await freePort();
  product.listen(port, '127.0.0.1');
  await once(product, 'listening');
  twin = await startTwin(`http://localhost:${port}`);
});
afterAll(async () => {
  await twin.stop();
  product.closeAllConnections();
  product.close();
});

it('takes every script out of a document, and what would fetch one, and nothing else', () => {
  expect(withoutScripts(html)).toBe(plain);
});

it('answers as the product does, compressed alike, its documents without scripts', async () => {
  const page = await fetch(`${twin.url}/`, { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(await page.text()).toBe(plain);
  const styles = await fetch(`${twin.url}/a.css`, { headers: { 'Accept-Encoding': 'br' } });
  expect(await styles.text()).toBe('a{color:red}');
});
