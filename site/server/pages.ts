import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { myPaths } from '@banyan/api/contract';
import { filePolicy, hashSource, inlineScripts, inlineStyles } from '@banyan/app/document';
import { encodings, well } from '../build/compress.ts';
import type { RequestContext } from '../src/request.ts';
import { type FinishedDocument, withGuests } from './document.ts';
import { loadSite, type SiteFile, tagOf } from './files.ts';
import type { HeadersOf } from './headers.ts';

/** File of the built site, with its own headers. */
export interface PublishedFile {
  file: SiteFile;
  headers: Record<string, string>;
}

/** Notes of the build for the server, in `build.json`. */
export interface BuildNotes {
  /** Public origin that the pages were built for. */
  origin: string;
  /** Paths of the pages built from sample content. */
  samples: readonly string[];
  /** CSP sources of the scripts in each page, by path. */
  scripts: Readonly<Record<string, readonly string[]>>;
  /** CSP sources of the styles in each page, by path. */
  styles: Readonly<Record<string, readonly string[]>>;
}

/**
 * Reads the built site for this process. It replaces the build’s origin with PUBLIC_ORIGIN once, so that another origin needs a
 * restart but no rebuild. The CSP follows from API_BASE and the public keys in the same way.
 */
export async function publish(
  dist: string,
  { origin, guests }: Pick<RequestContext, 'origin' | 'guests'>,
  headersOf: HeadersOf,
) {
  const built: BuildNotes = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
  const files = await loadSite(path.join(dist, 'client'));
  files.delete('/config.json');
  // These pages are for static hosts: sample content, or a notice. This process renders current data instead.
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

/** Returns the CSP sources of a page’s built-in scripts after its origin has been replaced. */
const movedScripts = (html: string, known: readonly string[], from: string, to: string): string[] =>
  inlineScripts(html)
    .filter((script) => known.includes(hashSource(script)))
    .map((script) => hashSource(script.replaceAll(from, to)));

/** Returns the CSP of an SVG file, so that it keeps its styles when opened directly. */
function drawing(file: SiteFile): Record<string, string> {
  if (!file.type.startsWith('image/svg')) return {};
  return { 'Content-Security-Policy': filePolicy(inlineStyles(textOf(file)).map(hashSource)) };
}

const namesOrigin = /^(text\/html|application\/xml|text\/plain)/;
const textOf = (file: SiteFile) => new TextDecoder().decode(file.body);

/** Applies a text change to a file, such as another origin. */
async function changed(file: SiteFile, change: (text: string) => string): Promise<SiteFile> {
  if (!namesOrigin.test(file.type)) return file;
  const text = textOf(file);
  const other = change(text);
  if (other === text) return file;
  return (await publishText(other, file.type)).file;
}

/** Creates a document of this process, in the same form as a built one. */
export async function publishDocument(
  path: string,
  { html, ...inline }: FinishedDocument,
  headersOf: HeadersOf,
): Promise<PublishedFile> {
  const { file } = await publishText(html, 'text/html; charset=utf-8');
  return { file, headers: headersOf({ ...inline, path }) };
}

/** Creates any other text file of this process, such as a feed. */
export async function publishText(text: string, type: string): Promise<PublishedFile> {
  const body = new TextEncoder().encode(text);
  const file = { type, immutable: false, etag: tagOf(body), body, ...(await encodings(body, well)) };
  return { file, headers: {} };
}

/** True if a published file has exactly this text. */
export const isSameText = ({ file }: PublishedFile, text: string): boolean =>
  Buffer.from(text).equals(file.body);
