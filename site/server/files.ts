import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Packed } from './packed.ts';

/** One file of the built site, ready to be sent. Variants exist for text only. */
export interface SiteFile {
  type: string;
  immutable: boolean;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  packed?: Packed;
}

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * Reads the built site once, keyed by the URL path that each file answers (`/contact` for `contact.html`). What is
 * not in this map does not exist, so no path of a request ever reaches the file system.
 */
export async function loadSite(directory: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    );
  const present = new Set(names);
  const read = async (name: string) => new Uint8Array(await readFile(path.join(directory, name)));
  const variant = (name: string) => (present.has(name) ? read(name) : undefined);

  const files = new Map<string, SiteFile>();
  for (const name of names) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const body = await read(name);
    files.set(urlPathOf(name), {
      type,
      immutable: name.startsWith('assets/'),
      etag: tagOf(body),
      body,
      packed: { br: await variant(`${name}.br`), gzip: await variant(`${name}.gz`) },
    });
  }
  return files;
}

/** A validator for one body; a changed file gets another one. */
export function tagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

function urlPathOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\.html$/, '')}`;
}
