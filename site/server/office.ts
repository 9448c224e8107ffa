import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type DocumentHead, hashSource, headTags } from '@banyan/app/document';
import { loadSite } from './files.ts';
import type { HeadersOf } from './headers.ts';
import type { MountedSite } from './mountedSite.ts';
import { type PublishedFile, publishText } from './pages.ts';
import { sendFile } from './respond.ts';

const isFile = (pathname: string) => pathname.startsWith('/office/assets/');

/** True if a path belongs to the Office. */
export const isOfficePath = (pathname: string): boolean =>
  pathname === '/office' || pathname.startsWith('/office/');

/** Headers that prevent caching and indexing. */
const officeHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Returns the id of the built Office. Its document names all files by their content hash, so a hash of the document identifies the
 * build.
 */
export async function officeBuildOf(dist: string): Promise<string> {
  const built = await readFile(path.join(dist, 'office', 'index.html'));
  return createHash('sha256').update(built).digest('base64url').slice(0, 22);
}

/**
 * Reads the built Office: its files, and one document for all its paths. The files hold no data; the browser fetches data with the
 * volunteer’s cookie.
 */
export async function openOffice(
  dist: string,
  head: DocumentHead,
  headersOf: HeadersOf,
): Promise<MountedSite> {
  const directory = path.join(dist, 'office');
  const files = await loadSite(directory);
  const built = await readFile(path.join(directory, 'index.html'), 'utf8');
  // Each build has its own font names; preloading those of the site would be useless.
  const top = headTags({ ...head, fonts: [] }, true).join('');
  const { file } = await publishText(
    built.replace('<meta charset="utf-8" />', (charset) => charset + top),
    'text/html; charset=utf-8',
  );
  const headers = {
    ...headersOf({
      path: '/office',
      scripts: [hashSource(head.script)],
      styles: [hashSource(head.layerOrder)],
    }),
    ...officeHeaders,
  };
  const room: PublishedFile = { file, headers };
  const answer: MountedSite['answer'] = (request, pathname) => {
    if (!isFile(pathname)) return sendFile(request, room.file, room.headers);
    const found = files.get(pathname.slice('/office'.length));
    return found
      ? sendFile(request, found, {})
      : new Response('There is no file at this address.', { status: 404 });
  };
  return { owns: isOfficePath, route: '/office/*', answer };
}
