import { createClientOf } from '@banyan/api/client';
import { answerCache, type Connection, fairQueue, type Logger, QueueFullError, repeat } from '@banyan/server';
import { revalidatedPages, sharedRoutes } from '../src/content/pages.ts';
import { readCalls } from '../src/readCalls.ts';
import { guestsOf } from '../src/thirdParties.ts';
import { answerAnswer } from './answer.ts';
import type { Backend, Reads } from './backend.ts';
import { crawlerFiles } from './crawlers.ts';
import { cspReports, reportsPath } from './cspReports.ts';
import { openDesign } from './design.ts';
import { headersOfAll, headersOfPages, isOpenToAll, openToAll } from './headers.ts';
import { inTheme } from './inTheme.ts';
import type { Handle } from './listen.ts';
import { myAnswer } from './my.ts';
import { type EntryAnswer, entryAnswer } from './myEntry.ts';
import { type NoScriptAnswer, noScriptForm } from './noScriptForms.ts';
import { openOffice } from './office.ts';
import { isSameText, type PublishedFile, publish, publishDocument } from './pages.ts';
import { loadRenderer } from './renderer.ts';
import type { ThreadPage } from './renderMessages.ts';
import { renderThread } from './renderThread.ts';
import { sendFile, sendRendered } from './respond.ts';
import { securityTxt, securityTxtPath } from './securityTxt.ts';
import { ticketAnswer } from './ticket.ts';
import { unsubscribeAnswer } from './unsubscribe.ts';

export interface SiteOptions {
  /** Folder of the built site. */
  dist: string;
  backend: Backend;
  /** Contact for reports of security faults. */
  securityContact: string | undefined;
  /** True if the Office is served. */
  office: boolean;
  /** Logs pages that cannot be rendered. */
  logger: Logger;
}

/** Request handler of the site. */
export interface Site {
  /** Answers all requests: the API, files, pages rendered on request, plain forms, and 404s. */
  handle: Handle;
  /** Returns the number of visitors who wait for a page to be rendered. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** Page that is the same for every visitor, with a flag that all its data was available. */
interface CachedPage extends PublishedFile {
  isWhole: boolean;
}

/** Page that is not cached: a redirect, a missing page, or one whose visitor exceeded the rate limit. */
class Uncached extends Error {
  override readonly name = 'Uncached';
  /** Page to send; undefined after a rate limit error, so that each visitor is answered separately. */
  readonly page: ThreadPage | undefined;

  constructor(page?: ThreadPage) {
    super('This page is not kept.');
    this.page = page;
  }
}

/** Interval between checks for changes by other processes, in milliseconds. */
const lookEveryMs = 1_000;

/**
 * Time for which a list is still sent after its first second while it is rendered again, in milliseconds. A remote API may be
 * unavailable for a while.
 */
const grace = { own: 4_000, elsewhere: 600_000 };

/** Creates the site’s request handler; reads the built site first. */
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
  const isOurs = config.apiBase.startsWith('/');
  const bytesOf = ({ file }: CachedPage) => 2 * file.body.byteLength;
  /** Cache of the site’s lists, which many visitors request. */
  const lists = answerCache<CachedPage>({ bytesOf, graceMs: isOurs ? grace.own : grace.elsewhere });
  backend.onOwnChange(lists.changed);
  /** Cache of single items, such as an event with its free seats. */
  const things = answerCache<CachedPage>({ bytesOf, graceMs: isOurs ? 0 : grace.elsewhere });
  backend.onChange(things.changed);
  let known: string | undefined;
  const looking = repeat(
    async () => {
      const seen = await backend.changes?.();
      if (seen !== known) lists.changed();
      known = seen;
    },
    { intervalMs: lookEveryMs, onError: (error) => logger.error('changes', error) },
  );
  const crawlers = crawlerFiles({ ...context, source: createClientOf(readCalls, backend.reads) });

  // Each render holds its data and document in memory. With a local API, two at a time keep the thread busy, and more would query
  // the database at once. With a remote API, most of the time is spent waiting.
  const inTurn = fairQueue({ atOnce: isOurs ? 2 : 8, mostWaiting: 200 });
  const render = (
    pathAndQuery: string,
    asked: typeof context,
    {
      request,
      connection,
      reads = backend.reads,
      isAhead = false,
    }: { request: Request; connection: Connection; reads?: Reads; isAhead?: boolean },
  ) => {
    const network = backend.widestNetworkOf(connection.peer, request.headers.get('X-Forwarded-For'));
    return inTurn(() => thread.render(pathAndQuery, asked, reads, { isAhead }), network);
  };

  /** API access for a page that counts its visitor’s reads, and the wait that a rate limit error asks for. */
  const countedReads = (request: Request, connection: Connection) => {
    let retryAfter = '';
    const reads = backend.readsFor(request, connection, (seconds) => {
      retryAfter = seconds;
    });
    return { reads, retryAfter: () => retryAfter };
  };

  const sendPage = (
    request: Request,
    pathname: string,
    page: ThreadPage,
    { status = page.status, retryAfter = '', more = {} },
  ) => {
    if (page.location)
      return new Response(null, { status: page.status, headers: { Location: page.location } });
    return sendRendered(request, page.html, retryAfter ? 429 : status, {
      ...headersOf({ ...page, path: pathname }),
      ...(retryAfter && { 'Retry-After': retryAfter }),
      ...more,
    });
  };

  const renderPage = async (
    request: Request,
    connection: Connection,
    posted?: NoScriptAnswer | EntryAnswer,
  ) => {
    const { pathname, search } = new URL(request.url);
    const { reads, retryAfter } = countedReads(request, connection);
    const asked = { ...context, ...posted?.context };
    const page = await render(pathname + search, asked, { request, connection, reads });
    return sendPage(request, pathname, page, {
      ...(posted && { status: posted.status }),
      retryAfter: retryAfter(),
      ...(posted && 'headers' in posted && { more: posted.headers }),
    });
  };

  /** Renders a page for all visitors. @param isListed True for the site’s own lists, whose reads count for no visitor. */
  const renderCached = async (
    pathname: string,
    { request, connection, isListed }: { request: Request; connection: Connection; isListed: boolean },
    before: CachedPage | undefined,
  ): Promise<CachedPage> => {
    const counted = isListed ? undefined : countedReads(request, connection);
    const page = await render(pathname, context, {
      request,
      connection,
      ...(counted && { reads: counted.reads }),
      isAhead: isOurs || before !== undefined,
    });
    if (counted?.retryAfter()) throw new Uncached();
    if (page.location || page.status !== 200) throw new Uncached(page);
    const { isWhole } = page;
    if (before?.isWhole && (!isWhole || isSameText(before, page.html))) return before;
    return { ...(await publishDocument(pathname, page, headersOf)), isWhole };
  };

  /** Answers with a page that is the same for every visitor. */
  const cachedPage = async (
    pathname: string,
    asked: { request: Request; connection: Connection; isListed: boolean },
  ) => {
    try {
      const { file, headers } = await (asked.isListed ? lists : things).get(pathname, (before) =>
        renderCached(pathname, asked, before),
      );
      return sendFile(asked.request, file, headers);
    } catch (error) {
      if (!(error instanceof Uncached)) throw error;
      return error.page
        ? sendPage(asked.request, pathname, error.page, {})
        : renderPage(asked.request, asked.connection);
    }
  };

  /** Answers with a file for search engines or feed readers; the built one if the API does not respond. */
  const crawlerFile = async (request: Request, pathname: string, make: () => Promise<PublishedFile>) => {
    const made = await lists
      .get(pathname, async () => ({ ...(await make()), isWhole: true }))
      .catch(onError(pathname));
    const found = made ?? files.get(pathname);
    return found ? sendFile(request, found.file, found.headers) : new Response(noPage, { status: 404 });
  };

  /** Answers with the 404 page: rendered with suggestions for a readable path, otherwise as built. */
  const missingPage = async (request: Request, pathname: string, connection: Connection) => {
    const page = isReadable(pathname)
      ? await render(pathname, context, { request, connection }).catch(onError(pathname))
      : undefined;
    if (page?.status === 404)
      return sendRendered(request, page.html, 404, headersOf({ ...page, path: pathname }));
    if (missing) return sendFile(request, missing.file, missing.headers, 404);
    return new Response(noPage, { status: 404 });
  };

  /** Creates files that need no rendering. */
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
    const crawler = crawlers[pathname];
    if (crawler) return crawlerFile(request, pathname, crawler);
    // Page content may depend on the query; built files and cached pages ignore it.
    const keys = queryKeys.get(pathname);
    if (keys?.some((key) => searchParams.has(key))) return renderPage(request, connection);
    if (keys) return cachedPage(pathname, { request, connection, isListed: true });
    const published = files.get(decoded(pathname));
    if (published) {
      if (!route) connection.note?.({ route: fileRoute(pathname) });
      return sendFile(request, inTheme(published.file, searchParams.get('theme')), published.headers);
    }
    if (pathname.endsWith('/')) return withoutSlash(pathname, search);
    if (route && !search && sharedRoutes.includes(route))
      return cachedPage(pathname, { request, connection, isListed: false });
    if (route) return renderPage(request, connection);
    return missingPage(request, pathname, connection);
  };

  const page = async (request: Request, url: URL, connection: Connection) => {
    const route = url.pathname.length > longestPath ? undefined : renderer.routeOf(url.pathname);
    if (route) connection.note?.({ route });
    const entry = await entryAnswer(backend, request, connection);
    if (entry) return renderPage(request, connection, entry);
    const ticket = await ticketAnswer(backend, request, connection);
    if (ticket) return renderPage(request, connection, ticket);
    const emails = await unsubscribeAnswer(backend, request, connection);
    if (emails) return renderPage(request, connection, emails);
    const answer = await answerAnswer(backend, request, connection);
    if (answer) return renderPage(request, connection, answer);
    const my = await myAnswer(backend, request, connection);
    if (my) return my instanceof Response ? my : renderPage(request, connection, my);
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
    if (error instanceof QueueFullError)
      return new Response('Many people are here at this moment. Please try again in half a minute.', {
        status: 503,
        headers: { 'Retry-After': '30' },
      });
    // The URL may hold text that a visitor typed, so it is not logged.
    logger.error('page', error);
    return new Response('This page could not be shown. Please try again in a minute.', { status: 500 });
  };

  /** Adds the headers that every response has. */
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
  const close = async () => {
    await looking.stop();
    await thread.close();
  };
  return { handle, waiting: inTurn.waiting, close };
}

/** Route name of a file: its folder, because there are many files. */
const fileRoute = (pathname: string) => pathname.replace(/^(\/[^/]*\/).*/, '$1*');

const noPage = 'There is no page at this address.';

/** Maximum path length that is processed, in characters; the longest path of this site has about a hundred. */
const longestPath = 2_000;
/** True for a path that a person may have typed: words of letters, digits and dashes. File names have a dot. */
const isReadable = (pathname: string) => pathname.length <= 100 && /^(?:\/[\w-]+)+$/.test(pathname);

/** Lists of the site, with the query parameters that change them. */
const queryKeys: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(revalidatedPages));

function withoutSlash(pathname: string, search: string): Response {
  // Collapses slashes, so that the path cannot become a URL of another host.
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
