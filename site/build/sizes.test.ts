import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clientDist } from './paths.ts';
import { ceilings, sizesOf, weighedPages } from './sizes.ts';

// `npx pnpm@12 test` runs the build first.
test.skipIf(!existsSync(path.join(clientDist, 'index.html.br'))).each(weighedPages)(
  'the page %s stays below the size limits before interaction',
  async (page) => {
    const { javascript, files, firstAnswer } = await sizesOf(clientDist, page);
    expect(javascript, 'JavaScript, gzip').toBeLessThanOrEqual(ceilings.javascript);
    expect(files, 'number of scripts').toBeLessThanOrEqual(ceilings.files);
    expect(firstAnswer, 'first answer with its CSS, Brotli').toBeLessThanOrEqual(ceilings.firstAnswer);
  },
);

test('the fonts of all pages weigh at most 80 kB', async () => {
  const fonts = new URL('../../packages/ui/src/theme/fonts/', import.meta.url);
  const files = ['anek-latin-core.woff2', 'tiro-core.woff2', 'tiro-italic-core.woff2'];
  const sizes = await Promise.all(files.map((file) => stat(new URL(file, fonts))));
  expect(sizes.reduce((bytes, { size }) => bytes + size, 0)).toBeLessThanOrEqual(80_000);
});
