import { createClientOf } from '@banyan/api/client';
import { answerCache, type Connection, inLine, type Logger, repeat, TooManyAtOnce } from '@banyan/server';
import { revalidatedPages, sharedRoutes } from '../src/content/pages.ts';
import { guestsOf } from '../src/guests.ts';
import { readCalls } from '../src/readCalls.ts';
import { answerAnswer } from './answer.ts';
import type { Backend, Reads } from './backend.ts';
import { crawlerFiles } from './crawlers.ts';
import { cspReports, reportsPath } from './cspReports.ts';
import { openDesign } from './design.ts';
import { headersOfAll, headersOfPages, isOpenToAll, openToAll } from './headers.ts';
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
  /** How many wait for their page to be rendered. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** A page that is the same for everybody, and whether all of its data was there. */
interface CachedPage extends PublishedFile {
  isWhole: boolean;
}

/** A page that is not kept: it is elsewhere or missing, or the visitor whose request rendered it asks too often. */
class Uncached extends Error {
  override readonly name = 'Uncached';
  /** Undefined where one visitor was refused: then each is answered alone. */
  readonly page: ThreadPage | undefined;

  constructor(page?: ThreadPage) {
    super('This page is not kept.');
    this.page = page;
  }
}

/** From one look for changes of another process to the next, in milliseconds. */
const lookEveryMs = 1_000;

/**
 * How long after its second a list is still sent while the next one is rendered, in milliseconds. An API elsewhere may be
 * away for a while.
 */
const grace = { own: 4_000, elsewhere: 600_000 };

/** Reads the built site. */
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
  /** The site's lists, which many ask for. */
  const lists = answerCache<CachedPage>({ bytesOf, graceMs: isOurs ? grace.own : grace.elsewhere });
  backend.onOwnChange(lists.changed);
  /** Pages of single things, such as an event with its free seats. */
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

  // Each holds its data and its document while it waits. With an API of our own two are enough to keep the thread busy, and
  // more would come to the database all at once; one elsewhere is mostly waited for.
  const inTurn = inLine({ atOnce: isOurs ? 2 : 8, mostWaiting: 200 });
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

  /** Reads of a page whose visitor is counted, and what they are told when they ask too often. */
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

  /** Renders a page for all who ask for it. @param isListed Whether it is one of the site's own lists, whose reads are nobody's. */
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

  /** A page that is the same for everybody. */
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

  /** A file for search engines and feed readers; the one that was built, where the API does not answer. */
  const crawlerFile = async (request: Request, pathname: string, make: () => Promise<PublishedFile>) => {
    const made = await lists
      .get(pathname, async () => ({ ...(await make()), isWhole: true }))
      .catch(onError(pathname));
    const found = made ?? files.get(pathname);
    return found ? sendFile(request, found.file, found.headers) : new Response(noPage, { status: 404 });
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
    const crawler = crawlers[pathname];
    if (crawler) return crawlerFile(request, pathname, crawler);
    // What a page shows may depend on its query; its file and its last rendering know of none.
    const keys = queryKeys.get(pathname);
    if (keys?.some((key) => searchParams.has(key))) return renderPage(request, connection);
    if (keys) return cachedPage(pathname, { request, connection, isListed: true });
    const published = files.get(decoded(pathname));
    if (published) {
      if (!route) connection.note?.({ route: fileRoute(pathname) });
      return sendFile(request, published.file, published.headers);
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
    const letters = await unsubscribeAnswer(backend, request, connection);
    if (letters) return renderPage(request, connection, letters);
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
  const close = async () => {
    await looking.stop();
    await thread.close();
  };
  return { handle, waiting: inTurn.waiting, close };
}

/** A file by the folder it is in: there are many of them. */
const fileRoute = (pathname: string) => pathname.replace(/^(\/[^/]*\/).*/, '$1*');

const noPage = 'There is no page at this address.';

/** Characters of the longest path that is looked at; the longest of ours has some hundred. */
const longestPath = 2_000;
/** An address that a person may have typed: words of letters, digits and dashes. Files that are asked for have a dot. */
const isReadable = (pathname: string) => pathname.length <= 100 && /^(?:\/[\w-]+)+$/.test(pathname);

/** Lists of the site, with the keys of a query that change them. */
const queryKeys: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(revalidatedPages));

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
