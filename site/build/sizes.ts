import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** Size of what a page loads before any interaction, in bytes. */
export interface PageSizes {
  /** Scripts that the document names, each compressed with gzip. */
  javascript: number;
  /** Number of those scripts. */
  files: number;
  /** HTML and the style sheets that block the first paint, each compressed with Brotli. */
  firstAnswer: number;
}

/** Size budgets of each page. */
export const limits: PageSizes = { javascript: 150_000, files: 30, firstAnswer: 17_000 };

/** Size limits of the tests: some pages exceed the budget by up to 14 %, and none may grow unnoticed. */
export const ceilings: PageSizes = { javascript: 163_500, files: 33, firstAnswer: 19_400 };

/** Sample of each kind of page; `/404` stands for every missing page. */
export const weighedPages = [
  '/',
  '/about',
  '/contact',
  '/membership/register',
  '/donate',
  '/alumni-directory',
  '/alumni-stories/the-pump-that-learned-to-whisper',
  '/chapters/bay-area',
  '/job-board',
  '/submit-job',
  '/news',
  '/events',
  '/events/register/event-long-table',
  '/search',
  '/404',
] as const;

/**
 * Returns the sizes of a prerendered page, from the files of a build.
 * @param client Folder of a finished build.
 * @throws if the page or a file that it names is missing
 */
export async function sizesOf(client: string, page: string): Promise<PageSizes> {
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  const html = await readFile(path.join(client, file), 'utf8');
  const named = new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, name = '']) => name);
  const sum = async (files: readonly string[], ending: '.gz' | '.br') => {
    const sizes = await Promise.all(files.map((name) => stat(path.join(client, name + ending))));
    return sizes.reduce((bytes, { size }) => bytes + size, 0);
  };
  return {
    javascript: await sum([...named], '.gz'),
    files: named.size,
    firstAnswer: await sum([file, ...sheets], '.br'),
  };
}
