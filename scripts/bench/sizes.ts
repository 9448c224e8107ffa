import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { limits, type SizesOfPages, sizesIn } from '../../site/build/sizes.ts';
import { buildIfChanged } from '../build.ts';
import { root } from '../steps.ts';
import { kilobytes, type Table, verdict } from './table.ts';

/**
 * What each page of the built site loads before anybody touches it. Building comes first when the sources changed.
 *
 * @param update Writes the figures down; a unit test then fails for every one that grows.
 * @throws when the build fails.
 */
export async function measureSizes(update: boolean): Promise<Table> {
  if ((await buildIfChanged()) !== 0) throw new Error('There is nothing to weigh without a build.');
  const sizes = await sizesIn(path.join(root, 'site', 'dist', 'client'));
  if (update)
    await writeFile(path.join(root, 'site', 'build', 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  return tableOf(sizes);
}

const tableOf = (sizes: SizesOfPages): Table => ({
  title: 'What a page loads before it is touched',
  columns: [
    'page',
    'JavaScript (gzip)',
    `≤ ${kilobytes(limits.javascript)}`,
    'CSS (gzip)',
    `≤ ${kilobytes(limits.css)}`,
    'first answer (Brotli)',
    `≤ ${kilobytes(limits.firstAnswer)}`,
  ],
  rows: Object.entries(sizes).map(([page, { javascript, css, firstAnswer }]) => [
    page,
    kilobytes(javascript),
    verdict(javascript, limits.javascript),
    kilobytes(css),
    verdict(css, limits.css),
    kilobytes(firstAnswer),
    verdict(firstAnswer, limits.firstAnswer),
  ]),
  notes: [
    'From the built files: the scripts that a document asks for by itself, its style sheets, and what it needs to be painted: HTML and style sheets as they are served.',
  ],
});
