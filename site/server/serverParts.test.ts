import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { manifestFile, stylesOfParts } from './serverParts.ts';

async function built(manifest: object): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'banyan-parts-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(path.join(dist, manifestFile), JSON.stringify(manifest));
  return dist;
}

const view = 'src/pages/my/MyViews.tsx';

test('the styles of such a page are its own and those of everything it imports, each once', async () => {
  const dist = await built({
    [view]: { file: 'assets/view.js', imports: ['_base.js', '_form.js'], css: ['assets/view.css'] },
    '_form.js': { file: 'assets/form.js', imports: ['_base.js'], css: ['assets/form.css'] },
    // Chunks may import each other.
    '_base.js': { file: 'assets/base.js', imports: ['_form.js'], css: ['assets/base.css'] },
    '_other.js': { file: 'assets/other.js', css: ['assets/other.css'] },
  });
  const stylesOf = await stylesOfParts(dist);
  expect([...stylesOf('/my/{-$view}')].sort()).toEqual([
    '/assets/base.css',
    '/assets/form.css',
    '/assets/view.css',
  ]);
  expect(stylesOf('/my/{-$view}').at(-1)).toBe('/assets/view.css');
});

test('every other page has what its route brings', async () => {
  const stylesOf = await stylesOfParts(await built({ [view]: { file: 'assets/view.js' } }));
  expect(stylesOf('/about')).toEqual([]);
  expect(stylesOf(undefined)).toEqual([]);
});

test('a view that was moved stops the start, rather than standing there without styles', async () => {
  await expect(stylesOfParts(await built({}))).rejects.toThrow(`The build has no ${view}.`);
});
