import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashSource, inlineScripts } from '@banyan/app/document';
import { readNames, readSiteFile } from './files.ts';
import type { MountedSite } from './mountedSite.ts';
import { sendFile } from './respond.ts';

/** Where the built Storybook stands, when the site was built with one. */
const folder = '/design';

/** Its two documents: the frame around, and what is shown in it. */
const documents = ['index.html', 'iframe.html'];

/**
 * What its documents may do: their own scripts as they were built, and no others. Styles are written while it runs, with names
 * made up then. It shows itself in a frame.
 */
const policyOf = (scripts: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(' ')}`,
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

/**
 * Opens the Storybook that was built with the site (`STORYBOOK=on`); `undefined` where there is none. Its files are many and
 * asked for by few, so each is read when it is asked for; what is not among them now does not exist.
 */
export async function openDesign(dist: string): Promise<MountedSite | undefined> {
  const directory = path.join(dist, 'design');
  const names = await readNames(directory).catch(() => undefined);
  if (!names) return undefined;
  const read = (name: string) => readFile(path.join(directory, name), 'utf8');
  const scripts = (await Promise.all(documents.map(read))).flatMap(inlineScripts).map(hashSource);
  const headers = { 'Content-Security-Policy': policyOf(scripts) };
  const answer: MountedSite['answer'] = async (request, pathname) => {
    // Its files are named from where it stands.
    if (pathname === folder) return new Response(null, { status: 308, headers: { Location: `${folder}/` } });
    const name = pathname.slice(folder.length + 1) || 'index.html';
    const file = await readSiteFile(directory, name, names);
    return file
      ? sendFile(request, file, documents.includes(name) ? headers : {})
      : new Response('There is no file at this address.', { status: 404 });
  };
  const owns = (pathname: string) => pathname === folder || pathname.startsWith(`${folder}/`);
  return { owns, route: `${folder}/*`, answer };
}
