import { createClientOf } from '@banyan/api/client';
import type { RuntimeConfig } from '@banyan/api/contract';
import { type Connection, createServer, runtimeConfig, type ServerConfig } from '@banyan/api/server';
import type { ReadSource } from '../src/client.ts';
import { site } from '../src/content/site.ts';
import { readCalls } from '../src/readCalls.ts';
import type {
  OpenedEntry,
  PostedContact,
  PostedEventRegistration,
  PostedJob,
  PostedStory,
} from '../src/request.ts';
import { entryElsewhere } from './myEntry.ts';

/** The API as the site's process needs it: its own, or one that runs elsewhere. */
export interface Backend {
  config: RuntimeConfig;
  /** Whether a path belongs to the API of this process. */
  owns: (pathname: string) => boolean;
  fetch: (request: Request, connection: Connection) => Promise<Response>;
  /** What loaders read from while a page is rendered here. */
  source: ReadSource;
  /** Handles a contact form that was posted without JavaScript. */
  submitContactForm: (request: Request, connection: Connection) => Promise<PostedContact>;
  /** The same for a registration for the event `id`. */
  submitEventRegistration: (
    id: string,
    request: Request,
    connection: Connection,
  ) => Promise<PostedEventRegistration>;
  /** The same for a story, with or without a photograph. */
  submitStory: (request: Request, connection: Connection) => Promise<PostedStory>;
  /** The same for a job. */
  submitJob: (request: Request, connection: Connection) => Promise<PostedJob>;
  /** What a member's own link opens, and what its form does. */
  entry: {
    open: (purpose: OpenedEntry['purpose'], token: string) => Promise<OpenedEntry>;
    post: (purpose: OpenedEntry['purpose'], request: Request, connection: Connection) => Promise<OpenedEntry>;
  };
  close: () => Promise<void>;
}

/** Opens the API that `API_BASE` names. Only an API of our own opens the database. */
export function openBackend(config: ServerConfig): Promise<Backend> {
  return config.apiBase.startsWith('/') ? ownBackend(config) : Promise.resolve(remoteBackend(config));
}

async function ownBackend(config: ServerConfig): Promise<Backend> {
  const { name, ein, timeZone, email } = site;
  const api = await createServer(config, { organisation: { name, ein, timeZone, email } });
  const inside = { peer: '127.0.0.1' };
  return {
    config: api.runtimeConfig,
    owns: (pathname) => pathname === api.basePath || pathname.startsWith(`${api.basePath}/`),
    fetch: api.fetch,
    source: createClientOf(readCalls, {
      base: config.publicOrigin + api.basePath,
      // The API is in this process: asking it over the network would only cost time.
      fetch: (input, init) => api.fetch(new Request(input, init), inside),
    }),
    submitContactForm: api.submitContactForm,
    submitEventRegistration: api.submitEventRegistration,
    submitStory: api.submitStory,
    submitJob: api.submitJob,
    entry: api.entry,
    close: api.close,
  };
}

function remoteBackend(config: ServerConfig): Backend {
  return {
    config: runtimeConfig(config),
    owns: () => false,
    fetch: async () => new Response(null, { status: 404 }),
    source: createClientOf(readCalls, { base: config.apiBase }),
    submitContactForm: async (request) => {
      const { refusal, typed } = await unsent(request);
      const common = { firstName: typed('firstName'), lastName: typed('lastName'), email: typed('email') };
      return { ...refusal, values: { ...common, phone: typed('phone'), message: typed('message') } };
    },
    submitEventRegistration: async (_, request) => {
      const { refusal, typed } = await unsent(request);
      const common = { firstName: typed('firstName'), lastName: typed('lastName'), email: typed('email') };
      const values = { ...common, graduationYear: typed('graduationYear'), comments: typed('comments') };
      return { ...refusal, values };
    },
    submitStory: async (request) => {
      const { refusal, typed } = await unsent(request);
      const words = { title: typed('title'), category: typed('category'), story: typed('story') };
      const person = { name: typed('name'), email: typed('email'), contactNo: typed('contactNo') };
      const studied = { graduationYear: typed('graduationYear'), department: typed('department') };
      const works = { currentRole: typed('currentRole'), company: typed('company') };
      const agreeTerms = typed('agreeTerms') !== '';
      return { ...refusal, values: { ...words, ...person, ...studied, ...works, agreeTerms } };
    },
    submitJob: async (request) => {
      const { refusal, typed } = await unsent(request);
      const job = { title: typed('title'), company: typed('company'), location: typed('location') };
      const more = { jobType: typed('jobType'), description: typed('description') };
      const apply = { requirements: typed('requirements'), applicationLink: typed('applicationLink') };
      const poster = {
        'postedBy.User.name': typed('postedBy.User.name'),
        'postedBy.User.email': typed('postedBy.User.email'),
        'postedBy.User.contactNo': typed('postedBy.User.contactNo'),
      };
      const ticks = { showContact: typed('showContact') !== '', agreeTerms: typed('agreeTerms') !== '' };
      return { ...refusal, values: { ...job, ...more, ...apply, ...poster, ...ticks } };
    },
    entry: { open: entryElsewhere, post: entryElsewhere },
    close: async () => undefined,
  };
}

/** A form that only an API of our own could take: what was typed is given back, to be copied into a letter. */
async function unsent(request: Request) {
  const fields = await request.formData().catch(() => new FormData());
  return {
    typed: (name: string) => String(fields.get(name) ?? '').slice(0, 20_000),
    refusal: {
      status: 503,
      message: `Without JavaScript this form cannot be sent. Write to ${site.email} instead.`,
      errors: [],
    },
  };
}
