import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { elementsOf, hashSource, inlineScripts } from '@banyan/app/document';
import { readNames, readSiteFile, type SiteFile } from './files.ts';
import type { MountedSite } from './mountedSite.ts';
import { sendFile } from './respond.ts';

/** Path of the built Storybook, if the site was built with one. */
const folder = '/design';

/**
 * CSP of a Storybook document: only its scripts as built. Styles are created at run time with generated class names. The Storybook
 * shows its own pages in a frame.
 */
const policyOf = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(scripts)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const headersOf = (name: string, { body }: SiteFile): Record<string, string> =>
  name.endsWith('.html')
    ? {
        'Content-Security-Policy': policyOf(inlineScripts(new TextDecoder().decode(body)).map(hashSource)),
      }
    : {};

/**
 * Opens the Storybook that was built with the site (`STORYBOOK=on`); `undefined` if there is none. It has many files and few
 * readers, so each file is read on request. Files added later are not served.
 */
export async function openDesign(dist: string): Promise<MountedSite | undefined> {
  const directory = path.join(dist, 'design');
  const names = await readNames(directory).catch(() => undefined);
  if (!names) return undefined;
  // Pages written by other tools have no robots tag, so a header covers all files.
  const page = await readFile(path.join(directory, 'index.html'), 'utf8');
  const isHidden = elementsOf(page, 'meta').some(
    ({ attributes: { name, content } }) => name === 'robots' && content === 'noindex',
  );
  const robots: Record<string, string> = isHidden ? { 'X-Robots-Tag': 'noindex' } : {};

  const answer: MountedSite['answer'] = async (request, pathname) => {
    // Relative URLs in the Storybook need the trailing slash.
    if (pathname === folder) return new Response(null, { status: 308, headers: { Location: `${folder}/` } });
    const name = pathname.slice(folder.length + 1) || 'index.html';
    const file = await readSiteFile(directory, name, names);
    return file
      ? sendFile(request, file, { ...headersOf(name, file), ...robots })
      : new Response('There is no file at this address.', { status: 404 });
  };
  const owns = (pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`);
  return { owns, route: `${folder}/*`, answer };
}
