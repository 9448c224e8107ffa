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
const missing = {
  'src/pages/not-found/NotFoundPage.tsx': { file: 'assets/missing.js', css: ['assets/missing.css'] },
};

test('the styles of such a page are its own and those of everything it imports, each once', async () => {
  const dist = await built({
    ...missing,
    [view]: { file: 'assets/view.js', imports: ['_base.js', '_form.js'], css: ['assets/view.css'] },
    '_form.js': { file: 'assets/form.js', imports: ['_base.js'], css: ['assets/form.css'] },
    // Chunks may import each other.
    '_base.js': { file: 'assets/base.js', imports: ['_form.js'], css: ['assets/base.css'] },
    '_other.js': { file: 'assets/other.js', css: ['assets/other.css'] },
  });
  const stylesOf = await stylesOfParts(dist);
  expect([...stylesOf('/my/{-$view}', 200)].sort()).toEqual([
    '/assets/base.css',
    '/assets/form.css',
    '/assets/view.css',
  ]);
  expect(stylesOf('/my/{-$view}', 200).at(-1)).toBe('/assets/view.css');
});

test('every other page has what its route brings', async () => {
  const stylesOf = await stylesOfParts(await built({ ...missing, [view]: { file: 'assets/view.js' } }));
  expect(stylesOf('/about', 200)).toEqual([]);
  expect(stylesOf(undefined, 200)).toEqual([]);
  expect(stylesOf('/news/$id', 404)).toEqual(['/assets/missing.css']);
});

test('a view that was moved stops the start, rather than standing there without styles', async () => {
  await expect(stylesOfParts(await built({}))).rejects.toThrow(`The build has no ${view}.`);
});
