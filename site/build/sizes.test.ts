import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { clientDist } from './paths.ts';
import committed from './sizes.json' with { type: 'json' };
import { limits, type PageSizes, type SizesOfPages, sizesIn } from './sizes.ts';

/** What the names of files, which change with each build, may do to a size under compression. */
const noise = 150;

const kinds = ['javascript', 'css', 'firstAnswer'] as const satisfies readonly (keyof PageSizes)[];
const last: SizesOfPages = committed;

// `npx pnpm@12 test` builds before this.
test.skipIf(!existsSync(path.join(clientDist, 'index.html.br')))(
  'no page loads more before it is touched than `bench --sizes --update` wrote down',
  async () => {
    const grown = Object.entries(await sizesIn(clientDist)).flatMap(([page, sizes]) =>
      kinds
        .filter((kind) => sizes[kind] > (last[page]?.[kind] ?? limits[kind]) + noise)
        .map((kind) => `${page}: ${kind} ${sizes[kind]}, was ${last[page]?.[kind]}`),
    );
    expect(grown).toEqual([]);
  },
);

test.each([
  '/contact',
  '/membership/register',
  '/donate',
  '/submit-story',
  '/submit-job',
  '/events/register/event-long-table',
])('a form’s code comes with the first touch of it: %s', (page) => {
  expect(last[page]?.javascript).toBeLessThanOrEqual(limits.javascript);
});

test('the page of a chapter loads the styles that it uses', () => {
  expect(last['/chapters/bay-area']?.css).toBeLessThanOrEqual(limits.css);
});

test('the two fonts that every page loads weigh 80 kB at most', async () => {
  const fonts = new URL('../../packages/ui/src/theme/fonts/', import.meta.url);
  const files = ['anek-latin-core.woff2', 'tiro-core.woff2'];
  const sizes = await Promise.all(files.map((file) => stat(new URL(file, fonts))));
  expect(sizes.reduce((bytes, { size }) => bytes + size, 0)).toBeLessThanOrEqual(80_000);
});
