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
import type { OpenedAnswer, OpenedEntry, OpenedLetters, OpenedTicket, PostedForm } from '../src/request.ts';
import { answerElsewhere } from './answer.ts';
import { myElsewhere } from './my.ts';
import { entryElsewhere } from './myEntry.ts';
import { ticketElsewhere } from './ticket.ts';
import { unsubscribeElsewhere } from './unsubscribe.ts';

/** Where loaders read: the address of the API, and who asks it. */
export interface Reads {
  base: string;
  fetch: typeof fetch;
}

/** The API as the site's process needs it: its own, or one that runs elsewhere. */
export interface Backend {
  config: RuntimeConfig;
  /** Whether a path belongs to the API of this process. */
  owns: (pathname: string) => boolean;
  fetch: (request: Request, connection: Connection) => Promise<Response>;
  /** What loaders read from while a page is rendered that all visitors see. */
  reads: Reads;
  /** The same for a page that is rendered for one visitor, whose reads count as theirs. @param refused Hears of one too many. */
  readsFor: (request: Request, connection: Connection, refused: (retryAfter: string) => void) => Reads;
  /** Takes a form that was posted to its page without JavaScript. */
  submitForm: <Name extends FormName>(
    name: Name,
    request: Request,
    connection: Connection,
  ) => Promise<PostedForm<Name>>;
  /** What a member's own link opens, and what its form does. */
  entry: {
    open: (purpose: OpenedEntry['purpose'], token: string) => Promise<OpenedEntry>;
    post: (purpose: OpenedEntry['purpose'], request: Request, connection: Connection) => Promise<OpenedEntry>;
  };
  /** What the link in a letter about an event opens, and what its buttons do. */
  ticket: {
    open: (token: string) => Promise<OpenedTicket>;
    post: (token: string, request: Request, connection: Connection) => Promise<OpenedTicket>;
  };
  /** What the link under a letter to many opens, and what its buttons do. */
  unsubscribe: {
    open: (token: string) => Promise<OpenedLetters>;
    post: (token: string, request: Request, connection: Connection) => Promise<OpenedLetters>;
  };
  /** What the link in a letter that asks something opens, and what its form does. */
  answer: {
    open: (token: string) => Promise<OpenedAnswer>;
    post: (request: Request, connection: Connection) => Promise<OpenedAnswer>;
  };
  /** What a member's own page opens, and what its forms do. */
  my: ApiServer['my'];
  /** Names networks in the log. */
  networkOf: (peer: string, forwardedFor: string | null) => string;
  /** Names all that one person can send from, so that networks take turns. */
  widestNetworkOf: (peer: string, forwardedFor: string | null) => string;
  /** Whether there is an Office here, and nobody who can enter it. */
  isOfficeEmpty: () => Promise<boolean>;
  /** What `/metrics` says of an API of our own. */
  metrics: ApiServer['metrics'];
  /** Another text after each change of what pages show. Missing where the API is elsewhere: then pages age instead. */
  changes?: () => Promise<string>;
  /** Has somebody told at once when this process itself has changed what pages show. */
  onOwnChange: ApiServer['onOwnChange'];
  /** Has somebody told whenever data may have changed, by any write; nobody hears of an API elsewhere. */
  onChange: ApiServer['onChange'];
  close: () => Promise<void>;
}

/**
 * Opens the API that `API_BASE` names. Only an API of our own opens the database.
 * @param officeBuild Names the build of the Office that is served. @default none is
 */
export function openBackend(config: ServerConfig, logger: Logger, officeBuild = ''): Promise<Backend> {
  return config.apiBase.startsWith('/')
    ? ownBackend(config, logger, officeBuild)
    : Promise.resolve(remoteBackend(config));
}

async function ownBackend(config: ServerConfig, logger: Logger, officeBuild: string): Promise<Backend> {
  const { name, ein, timeZone, email } = site;
  const api = await createServer(config, {
    mounts: [mountOffice],
    organisation: { name, ein, timeZone, email },
    logger,
    officeBuild,
  });
  const inside = { peer: '127.0.0.1', isOurs: true };
  const base = config.publicOrigin + api.basePath;
  return {
    config: api.runtimeConfig,
    owns: (pathname) => pathname === api.basePath || pathname.startsWith(`${api.basePath}/`),
    fetch: api.fetch,
    // The API is in this process: asking it over the network would only cost time.
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

/** Tells of an answer that wants its visitor to wait. */
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
        // An API that trusts this process as a proxy counts the visitor, and otherwise this process.
        asked.headers.set('X-Forwarded-For', forwarded(request, peer));
        return noting(await fetch(asked), refused);
      },
    }),
    submitForm: async (name, request) => {
      const fields = await smallForm(request).catch(() => new FormData());
      const typed = (field: string) => String(fields.get(field) ?? '').slice(0, 20_000);
      return { ...unsent, values: readValues(forms[name], typed) };
    },
    // The secret is where the database is; without it names last as long as the process.
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

/** The fields of a form, counted as they arrive. @throws for more than a form of text has */
async function smallForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request, limits.body.json);
  const type = request.headers.get('Content-Type') ?? '';
  return new Response(bytes, { headers: { 'Content-Type': type } }).formData();
}

/** For a form that only an API of our own could take: what was typed is given back, to be copied into a letter. */
const unsent = {
  status: 503,
  message: `Without JavaScript this form cannot be sent. Write to ${site.email} instead.`,
  errors: [],
};
