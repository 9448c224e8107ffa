import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inlineStyles } from '@banyan/app/document';

/** What a page loads before anybody touches it, in bytes. */
export interface PageSizes {
  /** All scripts, each under gzip. */
  javascript: number;
  /** Its styles, in the document and in style sheets, each under gzip. */
  css: number;
  /** HTML with the styles in it, and style sheets that hold back its first paint, each under Brotli, as they are served. */
  firstAnswer: number;
}

/** By the page's path. */
export type SizesOfPages = Readonly<Record<string, PageSizes>>;

/** Most that a page may load. */
export const limits: PageSizes = { javascript: 150_000, css: 12_000, firstAnswer: 14_600 };

/** One page of each kind; the last one is every address that does not exist. */
const weighedPages = [
  '/',
  '/about',
  '/contact',
  '/membership',
  '/membership/register',
  '/donate',
  '/donate-home',
  '/resources',
  '/alumni-directory',
  '/alumni-stories',
  '/alumni-stories/the-pump-that-learned-to-whisper',
  '/chapters',
  '/chapters/bay-area',
  '/class-of',
  '/submit-story',
  '/job-board',
  '/submit-job',
  '/news',
  '/news/news-canteen-scholarship',
  '/events',
  '/events/month',
  '/events/register/event-long-table',
  '/search',
  '/404',
] as const;

/**
 * Weighs what documents hold and name: their styles, and the scripts that the first of theirs asks for.
 *
 * @param client Folder of a finished build.
 * @throws when a page or a file that it names is not there.
 */
export async function sizesIn(client: string): Promise<SizesOfPages> {
  const pages = weighedPages.map(async (page) => [page, await sizesOfPage(client, page)] as const);
  return Object.fromEntries(await Promise.all(pages));
}

async function sizesOfPage(client: string, page: string): Promise<PageSizes> {
  const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
  const html = await readFile(path.join(client, file), 'utf8');
  const named = [
    ...new Set([...html.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name)),
  ];
  const sum = async (files: readonly string[], ending: '.gz' | '.br') => {
    const sizes = await Promise.all(files.map((name) => stat(path.join(client, name + ending))));
    return sizes.reduce((bytes, { size }) => bytes + size, 0);
  };
  const sheets = named.filter((name) => name.endsWith('.css'));
  return {
    javascript: await sum(
      named.filter((name) => name.endsWith('.js')),
      '.gz',
    ),
    css:
      (await sum(sheets, '.gz')) +
      inlineStyles(html).reduce((bytes, style) => bytes + gzipSync(style, { level: 9 }).byteLength, 0),
    // What the script at the end asks for comes after it.
    firstAnswer: await sum(
      [file, ...sheets.filter((name) => html.includes(`<link rel="stylesheet" href="/${name}"`))],
      '.br',
    ),
  };
}
