import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asStaticHost } from './preview.ts';

let root: string;
let server: PreviewServer;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(root, 'dist', 'events'), { recursive: true });
  for (const [name, text] of [
    ['index.html', 'home'],
    ['events/index.html', 'events'],
    ['404.html', 'missing'],
    ['robots.txt', 'robots'],
  ] as const)
    writeFileSync(path.join(root, 'dist', name), text);
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    base: '/bay-area/',
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [{ name: 'static-host', configurePreviewServer: asStaticHost }],
  });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const ask = (address: string) => {
  const { port } = Object(server.httpServer.address());
  return fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
};

test.each([
  ['/bay-area/', 200, 'home'],
  ['/bay-area/events/', 200, 'events'],
  ['/bay-area/events/index.html', 200, 'events'],
  ['/bay-area/robots.txt', 200, 'robots'],
  ['/bay-area/elsewhere', 404, 'missing'],
  ['/bay-area/events/elsewhere', 404, 'missing'],
  ['/events', 404, 'missing'],
])('answers %s with %i and its page', async (address, status, text) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toBe(text);
});

test.each([
  ['/bay-area/events', '/bay-area/events/'],
  ['/bay-area/events?month=2026-12', '/bay-area/events/?month=2026-12'],
  ['/bay-area', '/bay-area/'],
])('redirects %s to %s', async (address, place) => {
  const answer = await ask(address);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe(place);
});
