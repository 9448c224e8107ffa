import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSource } from '@banyan/app/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesign } from './design.ts';

let dist: string;
const unlisted = '<meta name="robots" content="noindex">';
/** A page in a deeper folder, with a script and a style of its own. */
const apiPage = `<!DOCTYPE html><html class="default" lang="en" data-base="../"><head><meta charset="utf-8"/>
<link rel="stylesheet" href="../assets/style.css"/><script defer src="../assets/main.js"></script></head>
<body><script>document.body.style.display="none";</script><p style="color:red">Button</p></body></html>`;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'banyan-design-'));
  const directory = path.join(dist, 'design');
  await mkdir(path.join(directory, 'assets'), { recursive: true });
  await writeFile(path.join(dist, 'build.json'), '{}');
  await writeFile(path.join(directory, 'index.html'), `${unlisted}<script>frame()</script>`);
  await writeFile(
    path.join(directory, 'iframe.html'),
    '<script type="module" crossorigin src="./assets/iframe.js"></script><script type="module">shown()</script>',
  );
  await mkdir(path.join(directory, 'addons/modules'), { recursive: true });
  await writeFile(path.join(directory, 'addons/modules/ui_elements.html'), apiPage);
  await writeFile(path.join(directory, 'assets/Button-4f2a.js'), 'export const a = 1;');
});
afterAll(() => rm(dist, { recursive: true }));

const get = async (pathname: string, headers: Record<string, string> = {}) => {
  const design = await openDesign(dist);
  return design?.answer(new Request(`http://localhost${pathname}`, { headers }), pathname);
};

test('serves nothing if the build has no Storybook', async () => {
  expect(await openDesign(path.join(dist, 'nowhere'))).toBeUndefined();
});

test('handles only paths in its own folder', async () => {
  const design = await openDesign(dist);
  expect(['/design', '/design/', '/design/iframe.html'].map((one) => design?.owns(one))).not.toContain(false);
  expect(['/designs', '/about', '/'].map((one) => design?.owns(one))).not.toContain(true);
  const moved = await get('/design');
  expect([moved?.status, moved?.headers.get('location')]).toEqual([308, '/design/']);
});

test.each([
  ['/design/', 'frame()'],
  ['/design/iframe.html', 'shown()'],
  ['/design/addons/modules/ui_elements.html', 'document.body.style.display="none";'],
])(
  'the page %s may run its built-in scripts, use its styles and be shown in a frame',
  async (pathname, script) => {
    const policy = (await get(pathname))?.headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' ${hashSource(script)};`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'");
  },
);

test('hides all files from search engines unless the Storybook was built to be indexed', async () => {
  const robots = async () =>
    Promise.all(
      ['/design/', '/design/addons/modules/ui_elements.html', '/design/assets/Button-4f2a.js'].map(
        async (pathname) => (await get(pathname))?.headers.get('x-robots-tag'),
      ),
    );
  expect(await robots()).toEqual(['noindex', 'noindex', 'noindex']);
  await writeFile(path.join(dist, 'design/index.html'), '<script>frame()</script>');
  expect(await robots()).toEqual([null, null, null]);
});

test('lets browsers cache hashed files permanently and revalidate all others', async () => {
  const file = await get('/design/assets/Button-4f2a.js');
  expect(await file?.text()).toBe('export const a = 1;');
  expect(file?.headers.get('cache-control')).toContain('immutable');
  const page = await get('/design/iframe.html');
  expect(page?.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/design/iframe.html', { 'If-None-Match': page?.headers.get('etag') ?? '' });
  expect(again?.status).toBe(304);
});

test('returns 404 for paths under /design that are not a file of the design folder', async () => {
  for (const pathname of ['/design/../build.json', '/design/assets', '/design/%2e%2e/build.json'])
    expect((await get(pathname))?.status).toBe(404);
});
