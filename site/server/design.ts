import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { elementsOf, hashSource, inlineScripts } from '@banyan/app/document';
import { readNames, readSiteFile, type SiteFile } from './files.ts';
import type { MountedSite } from './mountedSite.ts';
import { sendFile } from './respond.ts';

/** Where the built Storybook stands, when the site was built with one. */
const folder = '/design';

/**
 * What a document may do, the Storybook's own or a page of what the packages export: its scripts as they were built, and no
 * others. Styles are written while it runs, with names made up then. It shows itself in a frame.
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
 * Opens the Storybook that was built with the site (`STORYBOOK=on`); `undefined` where there is none. Its files are many and
 * asked for by few, so each is read when it is asked for; what is not among them now does not exist.
 */
export async function openDesign(dist: string): Promise<MountedSite | undefined> {
  const directory = path.join(dist, 'design');
  const names = await readNames(directory).catch(() => undefined);
  if (!names) return undefined;
  // Pages that another tool wrote into it say nothing of search engines; the header says it for all of it.
  const page = await readFile(path.join(directory, 'index.html'), 'utf8');
  const isHidden = elementsOf(page, 'meta').some(
    ({ attributes: { name, content } }) => name === 'robots' && content === 'noindex',
  );
  const robots: Record<string, string> = isHidden ? { 'X-Robots-Tag': 'noindex' } : {};

  const answer: MountedSite['answer'] = async (request, pathname) => {
    // Its files are named from where it stands.
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
