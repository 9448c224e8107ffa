import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource } from '@banyan/app/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesign } from './design.ts';

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'banyan-design-'));
  const directory = path.join(dist, 'design');
  await mkdir(path.join(directory, 'assets'), { recursive: true });
  await writeFile(path.join(dist, 'build.json'), '{}');
  await writeFile(path.join(directory, 'index.html'), '<script>frame()</script>');
  await writeFile(path.join(directory, 'iframe.html'), '<script type="module">shown()</script>');
  await writeFile(path.join(directory, 'assets/Button-4f2a.js'), 'export const a = 1;');
});
afterAll(() => rm(dist, { recursive: true }));

const get = async (pathname: string, headers: Record<string, string> = {}) => {
  const design = await openDesign(dist);
  return design?.answer(new Request(`http://localhost${pathname}`, { headers }), pathname);
};

test('without a Storybook in the build nothing answers for it', async () => {
  expect(await openDesign(path.join(dist, 'nowhere'))).toBeUndefined();
});

test('its paths are its own, and no others', async () => {
  const design = await openDesign(dist);
  expect(['/design', '/design/', '/design/iframe.html'].map((one) => design?.owns(one))).not.toContain(false);
  expect(['/designs', '/about', '/'].map((one) => design?.owns(one))).not.toContain(true);
  const moved = await get('/design');
  expect([moved?.status, moved?.headers.get('location')]).toEqual([308, '/design/']);
});

test('its documents run the scripts that were built into them, and show one another', async () => {
  for (const pathname of ['/design/', '/design/iframe.html']) {
    const policy = (await get(pathname))?.headers.get('content-security-policy');
    expect(policy).toContain(hashSource('frame()'));
    expect(policy).toContain(hashSource('shown()'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
  }
});

test('a file is kept for good where its name changes with it, and asked for again elsewhere', async () => {
  const file = await get('/design/assets/Button-4f2a.js');
  expect(await file?.text()).toBe('export const a = 1;');
  expect(file?.headers.get('cache-control')).toContain('immutable');
  const page = await get('/design/iframe.html');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/design/iframe.html', { 'If-None-Match': page?.headers.get('etag') ?? '' });
  expect(again?.status).toBe(304);
});

test('what lies outside its folder is not there', async () => {
  for (const pathname of ['/design/../build.json', '/design/assets', '/design/%2e%2e/build.json'])
    expect((await get(pathname))?.status).toBe(404);
});
