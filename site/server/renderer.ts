import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestContext } from '../src/request.ts';
import { type DocumentHead, finishDocument } from './document.ts';

/** What the built server entry (`src/entry-server.tsx`) exports. */
interface ServerEntry {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response>;
  hasRoute: (pathname: string) => boolean;
  documentHead: DocumentHead;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** Renders pages of the built site: when it is built, and in the server for whatever depends on the request. */
export interface Renderer {
  render: (
    pathAndQuery: string,
    context: RequestContext,
    options?: { scripts?: boolean },
  ) => Promise<RenderedPage>;
  hasRoute: (pathname: string) => boolean;
}

/** Loads the built server entry from `dist/server`. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const file = path.join(dist, 'server', 'entry-server.js');
  const entry: ServerEntry = await import(pathToFileURL(file).href);
  return {
    hasRoute: entry.hasRoute,
    async render(pathAndQuery, context, options) {
      const request = new Request(new URL(pathAndQuery, context.origin), {
        headers: { Accept: 'text/html' },
      });
      const response = await entry.fetch(request, { context });
      const html = finishDocument(await response.text(), entry.documentHead, options);
      return { status: response.status, html };
    },
  };
}
