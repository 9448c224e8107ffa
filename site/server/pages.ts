import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { myPaths } from '@banyan/api/contract';
import { filePolicy, hashSource, inlineScripts, inlineStyles } from '@banyan/app/document';
import { encodings, well } from '../build/compress.ts';
import type { RequestContext } from '../src/request.ts';
import { type FinishedDocument, withGuests } from './document.ts';
import { loadSite, type SiteFile, tagOf } from './files.ts';
import type { HeadersOf } from './headers.ts';

/** A file of the built site, with the headers that belong to it alone. */
export interface PublishedFile {
  file: SiteFile;
  headers: Record<string, string>;
}

/** What the build notes for the server, `build.json`. */
export interface BuildNotes {
  /** Where the pages say that they are. */
  origin: string;
  /** Paths of the pages that were made of samples. */
  samples: readonly string[];
  /** CSP sources of the scripts that were put into each page, by its path. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** The same of its styles. */
  styles: Readonly<Record<string, readonly string[]>>;
}

/**
 * The built site as this process publishes it. A PUBLIC_ORIGIN other than the build's is put in here, once, so that a
 * change of address needs a restart and no rebuild; so is the policy that follows from API_BASE and the public keys.
 */
export async function publish(
  dist: string,
  { origin, guests }: Pick<RequestContext, 'origin' | 'guests'>,
  headersOf: HeadersOf,
) {
  const built: BuildNotes = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
  const files = await loadSite(path.join(dist, 'client'));
  files.delete('/config.json');
  // Written for static hosts, from the sample content or as what cannot be done there. This process knows what is published today.
  for (const page of [...built.samples, myPaths.page]) files.delete(page);
  const published = new Map<string, PublishedFile>();
  for (const [name, file] of files) {
    const known = built.scripts[name];
    const moved = await changed(file, (text) => {
      const there = text.replaceAll(built.origin, origin);
      return known ? withGuests(there, guests) : there;
    });
    const scripts = known && movedScripts(textOf(file), known, built.origin, origin);
    published.set(name, {
      file: moved,
      headers: scripts
        ? headersOf({ path: name, scripts, styles: built.styles[name] ?? [] })
        : drawing(moved),
    });
  }
  return published;
}

/** Of a built page the scripts that the build put in, as they are once the site is somewhere else. */
const movedScripts = (html: string, known: readonly string[], from: string, to: string): string[] =>
  inlineScripts(html)
    .filter((script) => known.includes(hashSource(script)))
    .map((script) => hashSource(script.replaceAll(from, to)));

/** A drawing that is opened by itself keeps its styles. */
function drawing(file: SiteFile): Record<string, string> {
  if (!file.type.startsWith('image/svg')) return {};
  return { 'Content-Security-Policy': filePolicy(inlineStyles(textOf(file)).map(hashSource)) };
}

const namesOrigin = /^(text\/html|application\/xml|text\/plain)/;
const textOf = (file: SiteFile) => new TextDecoder().decode(file.body);

/** A file of text that says something else here than where it was built. */
async function changed(file: SiteFile, change: (text: string) => string): Promise<SiteFile> {
  if (!namesOrigin.test(file.type)) return file;
  const text = textOf(file);
  const other = change(text);
  if (other === text) return file;
  return (await publishText(other, file.type)).file;
}

/** A document made by this process, in the shape of one that was built. */
export async function publishDocument(
  path: string,
  { html, ...inline }: FinishedDocument,
  headersOf: HeadersOf,
): Promise<PublishedFile> {
  const { file } = await publishText(html, 'text/html; charset=utf-8');
  return { file, headers: headersOf({ ...inline, path }) };
}

/** Any other text made by this process, such as a feed. */
export async function publishText(text: string, type: string): Promise<PublishedFile> {
  const body = new TextEncoder().encode(text);
  const file = { type, immutable: false, etag: tagOf(body), body, ...(await encodings(body, well)) };
  return { file, headers: {} };
}

/** Whether a published text reads like this one. */
export const isSameText = ({ file }: PublishedFile, text: string): boolean =>
  Buffer.from(text).equals(file.body);
