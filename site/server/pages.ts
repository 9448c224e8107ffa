import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodings } from '../build/compress.ts';
import { loadSite, type SiteFile, tagOf } from './files.ts';
import type { PolicyOf } from './headers.ts';

/** A file of the built site, with the headers that belong to it alone. */
export interface PublishedFile {
  file: SiteFile;
  headers: Record<string, string>;
}

/**
 * The built site as this process publishes it. A PUBLIC_ORIGIN other than the build's is put in here, once, so that a
 * change of address needs a restart and no rebuild; so is the policy that follows from API_BASE and the public keys.
 */
export async function publish(dist: string, origin: string, policyOf: PolicyOf) {
  const built: { origin: string; samples: string[] } = JSON.parse(
    await readFile(path.join(dist, 'build.json'), 'utf8'),
  );
  const files = await loadSite(path.join(dist, 'client'));
  files.delete('/config.json');
  // Written for static hosts from the sample content. This process knows what is published today.
  for (const page of built.samples) files.delete(page);
  const published = new Map<string, PublishedFile>();
  for (const [name, file] of files) {
    const moved = await withOrigin(file, built.origin, origin);
    const headers: Record<string, string> = isDocument(moved)
      ? { 'Content-Security-Policy': policyOf(textOf(moved)) }
      : {};
    published.set(name, { file: moved, headers });
  }
  return published;
}

const namesOrigin = /^(text\/html|application\/xml|text\/plain)/;
const isDocument = (file: SiteFile) => file.type.startsWith('text/html');
const textOf = (file: SiteFile) => new TextDecoder().decode(file.body);

async function withOrigin(file: SiteFile, from: string, to: string): Promise<SiteFile> {
  if (from === to || !namesOrigin.test(file.type)) return file;
  const body = new TextEncoder().encode(textOf(file).replaceAll(from, to));
  return { ...file, ...(await encodings(body)), body, etag: tagOf(body) };
}

/** A document made by this process, in the shape of one that was built. */
export async function publishDocument(html: string, policyOf: PolicyOf): Promise<PublishedFile> {
  const { file } = await publishText(html, 'text/html; charset=utf-8');
  return { file, headers: { 'Content-Security-Policy': policyOf(html) } };
}

/** Any other text made by this process, such as a feed. */
export async function publishText(text: string, type: string): Promise<PublishedFile> {
  const body = new TextEncoder().encode(text);
  return {
    file: { type, immutable: false, etag: tagOf(body), body, ...(await encodings(body)) },
    headers: {},
  };
}
