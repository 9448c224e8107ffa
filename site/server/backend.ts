import { createClientOf } from '@banyan/api/client';
import type { RuntimeConfig } from '@banyan/api/contract';
import { type Connection, createServer, runtimeConfig, type ServerConfig } from '@banyan/api/server';
import type { ReadSource } from '../src/client.ts';
import { site } from '../src/content/site.ts';
import { readCalls } from '../src/readCalls.ts';
import type { PostedContact } from '../src/request.ts';

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
  close: () => Promise<void>;
}

/** Opens the API that `API_BASE` names. Only an API of our own opens the database. */
export function openBackend(config: ServerConfig): Promise<Backend> {
  return config.apiBase.startsWith('/') ? ownBackend(config) : Promise.resolve(remoteBackend(config));
}

async function ownBackend(config: ServerConfig): Promise<Backend> {
  const api = await createServer(config);
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
    close: api.close,
  };
}

function remoteBackend(config: ServerConfig): Backend {
  return {
    config: runtimeConfig(config),
    owns: () => false,
    fetch: async () => new Response(null, { status: 404 }),
    source: createClientOf(readCalls, { base: config.apiBase }),
    submitContactForm: async (request) => ({
      status: 503,
      message: `Without JavaScript this form cannot be sent. Write to ${site.email} instead.`,
      errors: [],
      values: await typedValues(request),
    }),
    close: async () => undefined,
  };
}

/** What somebody typed, given back so that it can be copied into a letter. */
async function typedValues(request: Request): Promise<PostedContact['values']> {
  const fields = await request.formData().catch(() => new FormData());
  const value = (name: string) => String(fields.get(name) ?? '').slice(0, 5_000);
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    phone: value('phone'),
    message: value('message'),
  };
}
