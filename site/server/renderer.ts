import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentHead } from '@banyan/app/document';
import type { RequestContext } from '../src/request.ts';
import { type FinishedDocument, finishDocument, withGuests } from './document.ts';

/** Exports of the built server entry (`src/entry-server.tsx`). */
interface ServerEntry {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
  routeOf: (pathname: string) => string | undefined;
  documentHead: DocumentHead;
  libraryStyles: readonly string[];
  cspNonce: string;
}

export interface RenderedPage extends FinishedDocument {
  status: number;
  /** Redirect target, if the response is a redirect. */
  location: string | null;
}

/** Renders pages of the built site: during the build, and on the server for pages that depend on the request. */
export interface Renderer {
  render: (pathAndQuery: string, context: RequestContext) => Promise<RenderedPage>;
  /** Returns the route pattern of a path, such as `/news/$id`; undefined if there is none. */
  routeOf: (pathname: string) => string | undefined;
  /** Top of every document. */
  head: DocumentHead;
  /** CSP sources of the styles that libraries write into a document. */
  styles: readonly string[];
}

/** Loads the built server entry from `dist/server`. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const file = path.join(dist, 'server', 'entry-server.js');
  const entry: ServerEntry = await import(pathToFileURL(file).href);
  const client = path.join(dist, 'client');
  const integrityOf = integrityIn(client);
  const sheets = sheetsIn(client);
  return {
    routeOf: entry.routeOf,
    head: entry.documentHead,
    styles: entry.libraryStyles,
    async render(pathAndQuery, context) {
      const request = new Request(new URL(pathAndQuery, context.origin), {
        headers: { Accept: 'text/html' },
      });
      const response = await entry.fetch(request, { context });
      const finished = finishDocument(await response.text(), entry.documentHead, entry.cspNonce, {
        integrityOf,
        sheets,
      });
      return {
        html: withGuests(finished.html, context.guests),
        scripts: finished.scripts,
        styles: finished.styles,
        status: response.status,
        location: response.headers.get('location'),
      };
    },
  };
}

/** Returns the style sheets of the built site, by URL. */
const sheetsIn = (client: string): ReadonlyMap<string, string> =>
  new Map(
    globSync('assets/*.css', { cwd: client }).map((file) => [
      `/${file}`,
      readFileSync(path.join(client, file), 'utf8').trim(),
    ]),
  );

/**
 * Returns the integrity of the built site’s files; each file is read once. Third-party scripts change without notice, so they have
 * none.
 */
function integrityIn(client: string) {
  const known = new Map<string, string>();
  return (address: string): string => {
    const before = known.get(address);
    if (before) return before;
    const file = readFileSync(path.join(client, address));
    const integrity = `sha256-${createHash('sha256').update(file).digest('base64')}`;
    known.set(address, integrity);
    return integrity;
  };
}
