import path from 'node:path';
import { createClientOf } from '@banyan/api/client';
import { createLogger, readConfig } from '@banyan/server';
import { createServer, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { readCalls } from '../src/readCalls.ts';
import type { RequestContext } from '../src/request.ts';
import { answerAnswer, isAnswerPath } from './answer.ts';
import { type Backend, openBackend } from './backend.ts';
import { openToAll } from './headers.ts';
import { listener } from './listen.ts';
import { isMyPath, myAnswer } from './my.ts';
import { type EntryAnswer, entryAnswer, isEntryPath } from './myEntry.ts';
import { type NoScriptAnswer, noScriptForm } from './noScriptForms.ts';
import { isOfficePath } from './office.ts';
import { isTicketPath, ticketAnswer } from './ticket.ts';
import { isUnsubscribePath, unsubscribeAnswer } from './unsubscribe.ts';

/** Folder of the drawings, which the build copies to the site. */
const drawings = path.resolve(import.meta.dirname, '..', '..', 'packages', 'ui', 'static');

/** Serves the site from its sources with live reload, together with the API, on one origin. */
export async function serveDev(): Promise<void> {
  const config = readConfig();
  const backend = await openBackend(config, createLogger(), '', drawings);
  const office = config.office ? await serveOffice() : undefined;
  const vite = await createServer({
    configFile: path.resolve(import.meta.dirname, '..', 'vite.config.ts'),
    server: { host: config.host, port: config.port, strictPort: true },
    plugins: [apiPlugin(backend, office)],
  });
  await vite.listen();
  vite.printUrls();
}

/** The Office is a separate build, so it has a Vite server of its own. */
const serveOffice = (): Promise<ViteDevServer> =>
  createServer({
    configFile: path.resolve(import.meta.dirname, '..', 'office', 'vite.config.ts'),
    // A separate cache: the site’s Vite would delete the prebundled libraries of this one.
    cacheDir: path.resolve(import.meta.dirname, '..', 'node_modules', '.vite-office'),
    server: { middlewareMode: true },
  });

/** Adds the non-page handlers of server.ts in front of Vite. */
function apiPlugin(backend: Backend, office: ViteDevServer | undefined): Plugin {
  return {
    name: 'banyan:api',
    configureServer(vite) {
      const api = listener(backend.fetch);
      const config = listener(async () => Response.json(backend.config, { headers: openToAll }));
      const form = listener(async (request, connection) => {
        const posted =
          (await entryAnswer(backend, request, connection)) ??
          (await ticketAnswer(backend, request, connection)) ??
          (await unsubscribeAnswer(backend, request, connection)) ??
          (await answerAnswer(backend, request, connection)) ??
          (await myAnswer(backend, request, connection)) ??
          (await noScriptForm(backend, new URL(request.url).pathname, request, connection));
        if (posted instanceof Response) return posted;
        return posted ? renderPosted(vite, request, posted, backend) : new Response(null, { status: 405 });
      });
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (backend.owns(pathname)) return api(request, response);
        if (pathname === '/config.json') return config(request, response);
        if (office && isOfficePath(pathname)) {
          // Vite treats the Office’s base path without a trailing slash as a mistake.
          if (pathname === '/office') request.url = request.url?.replace('/office', '/office/');
          return office.middlewares(request, response, next);
        }
        if (
          request.method === 'POST' ||
          isEntryPath(pathname) ||
          isTicketPath(pathname) ||
          isUnsubscribePath(pathname) ||
          isAnswerPath(pathname) ||
          isMyPath(pathname)
        )
          return form(request, response);
        next();
      });
    },
  };
}

type Entry = { fetch: (request: Request, options: { context: RequestContext }) => Promise<Response> };

async function renderPosted(
  vite: ViteDevServer,
  request: Request,
  posted: NoScriptAnswer | EntryAnswer,
  { config, reads }: Backend,
): Promise<Response> {
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return new Response(null, { status: 501 });
  const entry: Entry = await ssr.runner.import('/src/entry-server.tsx');
  const { publicOrigin: origin, apiBase } = config;
  const source = createClientOf(readCalls, reads);
  const context = { origin, apiBase, guests: [], source, ...posted.context };
  const page = await entry.fetch(new Request(request.url, { headers: { Accept: 'text/html' } }), { context });
  return new Response(page.body, { status: posted.status, headers: page.headers });
}
