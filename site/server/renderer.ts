import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentHead } from '@banyan/app/document';
import type { RequestContext } from '../src/request.ts';
import { finishDocument } from './document.ts';

/** What the built server entry (`src/entry-server.tsx`) exports. */
interface ServerEntry {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
  hasRoute: (pathname: string) => boolean;
  documentHead: DocumentHead;
  libraryStyles: readonly string[];
}

interface RenderedPage {
  status: number;
  html: string;
  /** Where the page is instead, when the answer is a redirection. */
  location: string | null;
}

/** Renders pages of the built site: when it is built, and in the server for whatever depends on the request. */
export interface Renderer {
  render: (pathAndQuery: string, context: RequestContext) => Promise<RenderedPage>;
  hasRoute: (pathname: string) => boolean;
  /** CSP sources of the styles that libraries write into the page. */
  libraryStyles: readonly string[];
}

/** Loads the built server entry from `dist/server`. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const file = path.join(dist, 'server', 'entry-server.js');
  const entry: ServerEntry = await import(pathToFileURL(file).href);
  return {
    hasRoute: entry.hasRoute,
    libraryStyles: entry.libraryStyles,
    async render(pathAndQuery, context) {
      const request = new Request(new URL(pathAndQuery, context.origin), {
        headers: { Accept: 'text/html' },
      });
      const response = await entry.fetch(request, { context });
      const html = finishDocument(await response.text(), entry.documentHead);
      return { status: response.status, html, location: response.headers.get('location') };
    },
  };
}
