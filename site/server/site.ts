import {
  type Connection,
  inLine,
  type Logger,
  type SharedAnswer,
  sharedResponse,
  TooManyAtOnce,
} from '@banyan/server';
import { revalidatedPages, sharedRoutes } from '../src/content/pages.ts';
import { guestsOf } from '../src/guests.ts';
import { answerAnswer } from './answer.ts';
import type { Backend, Reads } from './backend.ts';
import { cspReports, reportsPath } from './cspReports.ts';
import { openDesign } from './design.ts';
import { headersOfAll, headersOfPages, isOpenToAll, openToAll } from './headers.ts';
import { keptPages } from './keptPages.ts';
import type { Handle } from './listen.ts';
import { openLivePages } from './livePages.ts';
import { myAnswer } from './my.ts';
import { type EntryAnswer, entryAnswer } from './myEntry.ts';
import { type NoScriptAnswer, noScriptForm } from './noScriptForms.ts';
import { openOffice } from './office.ts';
import { type PublishedFile, publish, publishDocument } from './pages.ts';
import type { Ready, ReadyAnswer } from './readyAnswers.ts';
import { loadRenderer } from './renderer.ts';
import { renderThread } from './renderThread.ts';
import { sendFile, sendRendered } from './respond.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { ticketAnswer } from './ticket.ts';
import { unsubscribeAnswer } from './unsubscribe.ts';

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  backend: Backend;
  /** Whom to tell of a fault in the site's security. */
  securityContact: string | undefined;
  /** Whether the Office is served. */
  office: boolean;
  /** Hears of pages that cannot be rendered. */
  logger: Logger;
}

/** The site, ready to answer. */
export interface Site {
  /** Answers every request: the API, files, pages rendered on request, the plain forms, 404. */
  handle: Handle;
  /** What `handle` would answer, where it is made already. */
  ready: Ready;
  /** How many wait for their page to be rendered. */
  waiting: () => number;
  /** Renders the pages that show data again, one after another, so that visitors are answered in between. */
  renew: () => Promise<void>;
  close: () => Promise<void>;
}

/** Reads the built site and renders the pages that show data. */
export async function createSite({
  dist,
  backend,
  securityContact,
  office: isOfficeOpen,
  logger,
}: SiteOptions): Promise<Site> {
  const { config } = backend;
  const renderer = await loadRenderer(dist);
  const thread = renderThread(dist, (error) => logger.error('render thread', error));
  const headersOf = headersOfPages(config, renderer.styles, reportsPath);
  const context = {
    origin: config.publicOrigin,
    apiBase: config.apiBase,
    guests: guestsOf(config),
    office: isOfficeOpen,
  };
  const files = await publish(dist, context, headersOf);
  const reports = cspReports({ routeOf: renderer.routeOf, networkOf: backend.networkOf });
  const office = isOfficeOpen ? await openOffice(dist, renderer.head, headersOf) : undefined;
  const mounted = [office, await openDesign(dist)].filter((one) => one !== undefined);
  const missing = files.get('/404');
  files.delete('/404');

  const onError = (path: string) => (error: unknown) => logger.error(`page ${path}`, error);
  const live = await openLivePages({ thread, context, reads: backend.reads, headersOf, files, onError });
  const kept = keptPages();
  backend.onChange(kept.changed);

  // Each holds its data and its document while it waits. With an API of our own two are enough to keep the thread busy, and
  // more would come to the database all at once; one elsewhere is mostly waited for.
  const inTurn = inLine({ atOnce: config.apiBase.startsWith('/') ? 2 : 8, mostWaiting: 200 });
  const render = (
    pathAndQuery: string,
    asked: typeof context,
    {
      request,
      connection,
      reads = backend.reads,
    }: { request: Request; connection: Connection; reads?: Reads },
  ) => {
    const network = backend.widestNetworkOf(connection.peer, request.headers.get('X-Forwarded-For'));
    return inTurn(() => thread.render(pathAndQuery, asked, reads), network);
  };

  const renderPage = async (
    request: Request,
    connection: Connection,
    posted?: NoScriptAnswer | EntryAnswer,
  ) => {
    const { pathname, search } = new URL(request.url);
    let retryAfter = '';
    const reads = backend.readsFor(request, connection, (seconds) => {
      retryAfter = seconds;
    });
    const asked = { ...context, ...posted?.context };
    const keep = kept.begin(pathname + search);
    const page = await render(pathname + search, asked, { request, connection, reads });
    if (page.location)
      return new Response(null, { status: page.status, headers: { Location: page.location } });
    const status = retryAfter ? 429 : (posted?.status ?? page.status);
    if (
      status === 200 &&
      !posted &&
      search === '' &&
      sharedRoutes.includes(renderer.routeOf(pathname) ?? '')
    ) {
      const published = await publishDocument(pathname, page, headersOf);
      keep(published);
      return sendFile(request, published.file, published.headers);
    }
    return sendRendered(request, page.html, status, {
      ...headersOf({ ...page, path: pathname }),
      ...(retryAfter && { 'Retry-After': retryAfter }),
      ...(posted && 'headers' in posted && posted.headers),
    });
  };

  const entryPage = async (request: Request, connection: Connection, answer: EntryAnswer) => {
    // Whoever has just hidden is not in a page that was rendered before, either.
    const { entry, my } = answer.context;
    if (entry?.state === 'done' || my?.said?.isDone) await live.get('/alumni-directory')?.renew();
    return renderPage(request, connection, answer);
  };

  /** The page that says so: with what is nearest to a readable address, else as it was built. */
  const missingPage = async (request: Request, pathname: string, connection: Connection) => {
    const page = isReadable(pathname)
      ? await render(pathname, context, { request, connection }).catch(onError(pathname))
      : undefined;
    if (page?.status === 404)
      return sendRendered(request, page.html, 404, headersOf({ ...page, path: pathname }));
    if (missing) return sendFile(request, missing.file, missing.headers, 404);
    return new Response(noPage, { status: 404 });
  };

  /** What is made at once, and is no page. */
  const madeFile = (pathname: string): Response | undefined => {
    if (pathname === '/config.json')
      return Response.json(config, { headers: { 'Cache-Control': 'no-store' } });
    if (pathname === securityTxtPath && securityContact)
      return new Response(securityTxt(securityContact, config.publicOrigin));
    return undefined;
  };

  const read = (
    request: Request,
    { pathname, search, searchParams }: URL,
    connection: Connection,
    route: string | undefined,
  ) => {
    if (pathname.length > longestPath) return new Response(noPage, { status: 404 });
    const made = madeFile(pathname);
    if (made) {
      connection.note?.({ route: pathname });
      return made;
    }
    // What a page shows may depend on its query; its file and its last rendering know of none.
    if (changesPage(pathname, searchParams)) return renderPage(request, connection);
    const published =
      live.get(pathname)?.read() ??
      files.get(decoded(pathname)) ??
      (search ? undefined : kept.read(pathname));
    if (published) {
      if (!route) connection.note?.({ route: fileRoute(pathname) });
      return sendFile(request, published.file, published.headers);
    }
    if (pathname.endsWith('/')) return withoutSlash(pathname, search);
    if (route) return renderPage(request, connection);
    return missingPage(request, pathname, connection);
  };

  const page = async (request: Request, url: URL, connection: Connection) => {
    const route = url.pathname.length > longestPath ? undefined : renderer.routeOf(url.pathname);
    if (route) connection.note?.({ route });
    const entry = await entryAnswer(backend, request, connection);
    if (entry) return entryPage(request, connection, entry);
    const ticket = await ticketAnswer(backend, request, connection);
    if (ticket) return renderPage(request, connection, ticket);
    const letters = await unsubscribeAnswer(backend, request, connection);
    if (letters) return renderPage(request, connection, letters);
    const answer = await answerAnswer(backend, request, connection);
    if (answer) return renderPage(request, connection, answer);
    const my = await myAnswer(backend, request, connection);
    if (my) return my instanceof Response ? my : entryPage(request, connection, my);
    if (request.method === 'GET' || request.method === 'HEAD') {
      const beside = mounted.find(({ owns }) => owns(url.pathname));
      if (!beside) return read(request, url, connection, route);
      connection.note?.({ route: beside.route });
      return beside.answer(request, url.pathname);
    }
    if (request.method === 'POST') {
      if (url.pathname === reportsPath) return reports(request, connection);
      const posted = await noScriptForm(backend, url.pathname, request, connection);
      if (posted) return renderPage(request, connection, posted);
    }
    return new Response('This address can only be read.', { status: 405, headers: { Allow: 'GET, HEAD' } });
  };

  const fault = (error: unknown) => {
    if (error instanceof TooManyAtOnce)
      return new Response('Many people are here at this moment. Please try again in half a minute.', {
        status: 503,
        headers: { 'Retry-After': '30' },
      });
    // An address may hold what a visitor typed, so it stays out of the log.
    logger.error('page', error);
    return new Response('This page could not be shown. Please try again in a minute.', { status: 500 });
  };

  /** With the headers that every answer has. */
  const completed = (response: Response, pathname: string) => {
    const open = isOpenToAll(pathname) ? Object.entries(openToAll) : [];
    for (const [name, value] of [...open, ...Object.entries(headersOfAll(config, pathname))]) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  };

  const handle: Handle = async (request, connection) => {
    const url = new URL(request.url);
    const isApi = backend.owns(url.pathname);
    if (isApi) connection.note?.({ route: `${config.apiBase}/*` });
    const response = isApi
      ? await backend.fetch(request, connection)
      : await page(request, url, connection).catch(fault);
    return completed(response, url.pathname);
  };
  const readyOfApi = keptBy((answer: SharedAnswer) => ({
    ...answer,
    respond: (request) => completed(sharedResponse(request, answer), ''),
  }));
  const readyPage = keptBy(({ file, headers }: PublishedFile, pathname) => ({
    route: renderer.routeOf(pathname) ?? fileRoute(pathname),
    encoded: file,
    respond: (request) => completed(sendFile(request, file, headers), pathname),
  }));

  const ready: Ready = (target) => {
    const answer = backend.ready(target);
    if (answer) return readyOfApi(answer, target);
    const end = target.indexOf('?');
    const pathname = end === -1 ? target : target.slice(0, end);
    if (end !== -1 && changesPage(pathname, new URLSearchParams(target.slice(end)))) return undefined;
    const published =
      live.get(pathname)?.read() ?? files.get(pathname) ?? (end === -1 ? kept.read(pathname) : undefined);
    // Players ask for parts.
    return published && !published.file.type.startsWith('video/')
      ? readyPage(published, pathname)
      : undefined;
  };

  const renew = async () => {
    for (const page of live.values()) await page.renew();
  };
  return { handle, ready, renew, waiting: inTurn.waiting, close: thread.close };
}

/** What is made of something once, for as long as that is there. */
function keptBy<T extends object>(
  make: (of: T, target: string) => ReadyAnswer,
): (of: T, target: string) => ReadyAnswer {
  const made = new WeakMap<T, ReadyAnswer>();
  return (of, target) => {
    const before = made.get(of);
    if (before) return before;
    const answer = make(of, target);
    made.set(of, answer);
    return answer;
  };
}

/** A file by the folder it is in: there are many of them. */
const fileRoute = (pathname: string) => pathname.replace(/^(\/[^/]*\/).*/, '$1*');

const noPage = 'There is no page at this address.';

/** Characters of the longest path that is looked at; the longest of ours has some hundred. */
const longestPath = 2_000;
/** An address that a person may have typed: words of letters, digits and dashes. Files that are asked for have a dot. */
const isReadable = (pathname: string) => pathname.length <= 100 && /^(?:\/[\w-]+)+$/.test(pathname);

const queryKeys: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(revalidatedPages));

/** Whether a page that was rendered ahead would be another one with this query. */
const changesPage = (pathname: string, query: URLSearchParams) =>
  queryKeys.get(pathname)?.some((key) => query.has(key)) ?? false;

function withoutSlash(pathname: string, search: string): Response {
  // A path of slashes only must not become an address of another host.
  const target = `/${pathname.split('/').filter(Boolean).join('/')}${search}`;
  return new Response(null, { status: 308, headers: { Location: target } });
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
