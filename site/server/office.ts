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

/** Whether a path is one of the Office's. */
export const isOfficePath = (pathname: string): boolean =>
  pathname === '/office' || pathname.startsWith('/office/');

/** Nothing that is kept, and nothing that is found. */
const roomHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** Names the built Office: its document names each of its files by what is in them. */
export async function officeBuildOf(dist: string): Promise<string> {
  const built = await readFile(path.join(dist, 'office', 'index.html'));
  return createHash('sha256').update(built).digest('base64url').slice(0, 22);
}

/**
 * Reads the built Office: its files, and one document for every address of it. There are no data in it; the browser asks
 * for them with the volunteer's cookie.
 */
export async function openOffice(
  dist: string,
  head: DocumentHead,
  headersOf: HeadersOf,
): Promise<MountedSite> {
  const directory = path.join(dist, 'office');
  const files = await loadSite(directory);
  const built = await readFile(path.join(directory, 'index.html'), 'utf8');
  // Fonts have names of their own in each build; those of the site would be fetched in vain.
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
    ...roomHeaders,
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
