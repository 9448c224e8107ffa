import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodedBody } from '@banyan/server';

/** File of the built site, ready to be sent. Only text files have compressed variants. */
export interface SiteFile extends EncodedBody {
  type: string;
  immutable: boolean;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Returns the names of all files in a folder, relative to it, with `/` between folders. */
export async function readNames(directory: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) =>
      path.relative(directory, path.join(parentPath, name)).split(path.sep).join('/'),
    ),
  );
}

/** Reads one of the `names` of a folder; `undefined` for other names and for file types that browsers do not know. */
export async function readSiteFile(
  directory: string,
  name: string,
  names: ReadonlySet<string>,
): Promise<SiteFile | undefined> {
  const type = types[path.extname(name)];
  if (!type || !names.has(name)) return undefined;
  const read = async (one: string) => new Uint8Array(await readFile(path.join(directory, one)));
  const variant = (one: string) => (names.has(one) ? read(one) : undefined);
  const body = await read(name);
  return {
    type,
    immutable: name.startsWith('assets/'),
    etag: tagOf(body),
    body,
    br: await variant(`${name}.br`),
    gzip: await variant(`${name}.gz`),
  };
}

/**
 * Reads the built site once, keyed by the URL path of each file (`/contact` for `contact.html`). Paths outside this map do not
 * exist, so no request path ever reaches the file system.
 */
export async function loadSite(directory: string): Promise<Map<string, SiteFile>> {
  const names = await readNames(directory);
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const file = await readSiteFile(directory, name, names);
    if (file) files.set(urlPathOf(name), file);
  }
  return files;
}

/** Returns the ETag of a body; it changes with the content. */
export function tagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

function urlPathOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\.html$/, '')}`;
}
