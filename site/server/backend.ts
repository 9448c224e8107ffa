import { randomUUID } from 'node:crypto';
import { type FormName, forms, limits, type RuntimeConfig, readValues } from '@banyan/api/contract';
import { mountOffice } from '@banyan/office/mount';
import {
  type ApiServer,
  type Connection,
  createServer,
  type Logger,
  networkNames,
  readBytes,
  runtimeConfig,
  type ServerConfig,
  widestNetwork,
} from '@banyan/server';
import { site } from '../src/content/site.ts';
import type { OpenedAnswer, OpenedEmails, OpenedEntry, OpenedTicket, PostedForm } from '../src/request.ts';
import { answerElsewhere } from './answer.ts';
import { flyerLook } from './flyers.ts';
import { myElsewhere } from './my.ts';
import { entryElsewhere } from './myEntry.ts';
import { ticketElsewhere } from './ticket.ts';
import { unsubscribeElsewhere } from './unsubscribe.ts';

/** API access of the loaders: base URL and `fetch`. */
export interface Reads {
  base: string;
  fetch: typeof fetch;
}

/** API as the site’s process uses it: in this process, or remote. */
export interface Backend {
  config: RuntimeConfig;
  /** True if a path belongs to the API of this process. */
  owns: (pathname: string) => boolean;
  fetch: (request: Request, connection: Connection) => Promise<Response>;
  /** API access for rendering a page that all visitors share. */
  reads: Reads;
  /**
   * API access for rendering a page for one visitor, whose reads count toward the rate limit. @param refused Called when the limit
   * is exceeded.
   */
  readsFor: (request: Request, connection: Connection, refused: (retryAfter: string) => void) => Reads;
  /** Handles a form that was posted to its page without JavaScript. */
  submitForm: <Name extends FormName>(
    name: Name,
    request: Request,
    connection: Connection,
  ) => Promise<PostedForm<Name>>;
  /** Handlers of a member’s personal link and its form. */
  entry: {
    open: (purpose: OpenedEntry['purpose'], token: string) => Promise<OpenedEntry>;
    post: (purpose: OpenedEntry['purpose'], request: Request, connection: Connection) => Promise<OpenedEntry>;
  };
  /** Handlers of a ticket link and its buttons. */
  ticket: {
    open: (token: string) => Promise<OpenedTicket>;
    post: (token: string, request: Request, connection: Connection) => Promise<OpenedTicket>;
  };
  /** Handlers of an unsubscribe link and its buttons. */
  unsubscribe: {
    open: (token: string) => Promise<OpenedEmails>;
    post: (token: string, request: Request, connection: Connection) => Promise<OpenedEmails>;
  };
  /** Handlers of a link to a volunteer’s question and its form. */
  answer: {
    open: (token: string) => Promise<OpenedAnswer>;
    post: (request: Request, connection: Connection) => Promise<OpenedAnswer>;
  };
  /** Handlers of a member’s own page and its forms. */
  my: ApiServer['my'];
  /** Returns a pseudonym of the client’s network, for the log. */
  networkOf: (peer: string, forwardedFor: string | null) => string;
  /** Returns a pseudonym of the widest network that one person can send from, for fair queuing. */
  widestNetworkOf: (peer: string, forwardedFor: string | null) => string;
  /** True if this process serves the Office and nobody can sign in to it yet. */
  isOfficeEmpty: () => Promise<boolean>;
  /** Metrics of the local API, for `/metrics`. */
  metrics: ApiServer['metrics'];
  /** Returns a version string that changes whenever the data of pages changes. Missing for a remote API: pages then expire by age. */
  changes?: () => Promise<string>;
  /** Registers a listener for changes of page data that this process makes itself. */
  onOwnChange: ApiServer['onOwnChange'];
  /** Registers a listener for every write that may have changed data; never called for a remote API. */
  onChange: ApiServer['onChange'];
  close: () => Promise<void>;
}

/**
 * Opens the API that `API_BASE` names. Only a local API opens the database.
 * @param officeBuild Build id of the served Office. @default none is served
 * @param drawings Folder of the site’s files, which flyers of events are drawn with. @default none are drawn
 */
export function openBackend(
  config: ServerConfig,
  logger: Logger,
  officeBuild = '',
  drawings?: string,
): Promise<Backend> {
  return config.apiBase.startsWith('/')
    ? ownBackend(config, logger, officeBuild, drawings)
    : Promise.resolve(remoteBackend(config));
}

async function ownBackend(
  config: ServerConfig,
  logger: Logger,
  officeBuild: string,
  drawings: string | undefined,
): Promise<Backend> {
  const { name, ein, timeZone, email } = site;
  const api = await createServer(config, {
    mounts: [mountOffice],
    organisation: { name, ein, timeZone, email },
    ...(drawings !== undefined && { flyerLook: flyerLook(drawings) }),
    logger,
    officeBuild,
  });
  const inside = { peer: '127.0.0.1', isOurs: true };
  const base = config.publicOrigin + api.basePath;
  return {
    config: api.runtimeConfig,
    owns: (pathname) => pathname === api.basePath || pathname.startsWith(`${api.basePath}/`),
    fetch: api.fetch,
    // Calls the API in this process directly; the network would only cost time.
    reads: { base, fetch: (input, init) => api.fetch(new Request(input, init), inside) },
    readsFor: (request, { peer }, refused) => ({
      base,
      fetch: async (input, init) => {
        const asked = new Request(input, init);
        const forwardedFor = request.headers.get('X-Forwarded-For');
        if (forwardedFor !== null) asked.headers.set('X-Forwarded-For', forwardedFor);
        return noting(await api.fetch(asked, { peer }), refused);
      },
    }),
    submitForm: api.submitForm,
    entry: api.entry,
    ticket: api.ticket,
    answer: api.answer,
    unsubscribe: api.unsubscribe,
    my: api.my,
    networkOf: api.networkOf,
    widestNetworkOf: api.widestNetworkOf,
    isOfficeEmpty: api.isOfficeEmpty,
    metrics: api.metrics,
    changes: api.changes,
    onOwnChange: api.onOwnChange,
    onChange: api.onChange,
    close: api.close,
  };
}

/** Reports a response with a rate limit error. */
function noting(answer: Response, refused: (retryAfter: string) => void): Response {
  if (answer.status === 429) refused(answer.headers.get('Retry-After') ?? '60');
  return answer;
}

const forwarded = (request: Request, peer: string) =>
  [request.headers.get('X-Forwarded-For'), peer].filter(Boolean).join(', ');

function remoteBackend(config: ServerConfig): Backend {
  return {
    config: runtimeConfig(config),
    owns: () => false,
    fetch: async () => new Response(null, { status: 404 }),
    reads: { base: config.apiBase, fetch },
    readsFor: (request, { peer }, refused) => ({
      base: config.apiBase,
      fetch: async (input, init) => {
        const asked = new Request(input, init);
        // The remote API counts the visitor if it trusts this process as a proxy; otherwise it counts this process.
        asked.headers.set('X-Forwarded-For', forwarded(request, peer));
        return noting(await fetch(asked), refused);
      },
    }),
    submitForm: async (name, request) => {
      const fields = await smallForm(request).catch(() => new FormData());
      const typed = (field: string) => String(fields.get(field) ?? '').slice(0, 20_000);
      return { ...unsent, values: readValues(forms[name], typed) };
    },
    // The secret is in the database, which a remote API has. Without it, pseudonyms last as long as the process.
    networkOf: networkNames(randomUUID(), config.trustedProxies),
    widestNetworkOf: networkNames(randomUUID(), config.trustedProxies, widestNetwork),
    isOfficeEmpty: async () => false,
    metrics: [],
    onOwnChange: () => undefined,
    onChange: () => undefined,
    entry: { open: entryElsewhere, post: entryElsewhere },
    ticket: { open: ticketElsewhere, post: ticketElsewhere },
    answer: { open: answerElsewhere, post: answerElsewhere },
    unsubscribe: { open: unsubscribeElsewhere, post: unsubscribeElsewhere },
    my: { open: myElsewhere, post: myElsewhere },
    close: async () => undefined,
  };
}

/** Reads the fields of a form, with a size limit while they arrive. @throws if the body exceeds the limit of a text form */
async function smallForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, limits.body.json);
  const type = request.headers.get('Content-Type') ?? '';
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData();
}

/**
 * Response to a form that needs a local API. The page shows the typed values again, so that the visitor can copy them into an
 * email.
 */
const unsent = {
  status: 503,
  message: `Without JavaScript this form cannot be sent. Write to ${site.email} instead.`,
  errors: [],
};
