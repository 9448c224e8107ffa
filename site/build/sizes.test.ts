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
        .map((kind) => {
          const before = last[page]?.[kind] ?? limits[kind];
          return `${page}: ${kind} is ${sizes[kind] - before} bytes over the ${before} of last time`;
        }),
    );
    expect(grown).toEqual([]);
  },
);

test.each(Object.entries(last))('%s keeps within what a page may load', (_, sizes) => {
  for (const kind of kinds) expect(sizes[kind], kind).toBeLessThanOrEqual(limits[kind]);
});

test('the fonts that a page loads weigh 80 kB at most, the italic of what is quoted among them', async () => {
  const fonts = new URL('../../packages/ui/src/theme/fonts/', import.meta.url);
  const files = ['anek-latin-core.woff2', 'tiro-core.woff2', 'tiro-italic-core.woff2'];
  const sizes = await Promise.all(files.map((file) => stat(new URL(file, fonts))));
  expect(sizes.reduce((bytes, { size }) => bytes + size, 0)).toBeLessThanOrEqual(80_000);
});
