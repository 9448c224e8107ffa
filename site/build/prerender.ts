import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FinishedDocument } from '../server/document.ts';
import type { Renderer } from '../server/renderer.ts';
import { pages } from '../src/content/pages.ts';
import type { RequestContext } from '../src/request.ts';
import { clientDist } from './paths.ts';

export interface WrittenPage extends FinishedDocument {
  /** Path of the page, such as `/contact`. */
  path: string;
  /** File name relative to the client folder: `contact.html`. */
  file: string;
}

/**
 * Renders all listed pages, the given ones and the 404 page to files. A page with an unexpected status fails the build: half a site
 * is worse than yesterday’s.
 */
export async function prerender(
  renderer: Renderer,
  context: RequestContext,
  more: readonly string[],
): Promise<WrittenPage[]> {
  const written: WrittenPage[] = [];
  for (const page of [...Object.keys(pages), ...more, '/404']) {
    const { status, location: _, ...document } = await renderer.render(page, context);
    if (status !== (page === '/404' ? 404 : 200))
      throw new Error(`${page} answered ${status} while it was prerendered.`);
    const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
    const target = path.join(clientDist, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, document.html);
    written.push({ ...document, path: page, file });
  }
  return written;
}
