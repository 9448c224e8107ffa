import { type Call, fieldErrors } from '@banyan/api/contract';
import type { OfficeCall } from '@banyan/api/office';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { CaptchaProvider } from '../captcha/captcha.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import type { Logger } from '../telemetry/logger.ts';
import { chooseSlot } from './body-slots.ts';
import type { AnyGuardedHandler, AnyInput } from './handler.ts';
import { cachedAnswer, fileAnswer, freshAnswer, headersOf, sharedResponse } from './headers.ts';
import { HttpError, refusalOf } from './http-error.ts';
import { readBytes, readJsonBody } from './json-body.ts';
import { readMultipartBody } from './multipart-body.ts';
import {
  crossOriginHeaders,
  type OriginRules,
  readableAnywhere,
  requireOurPage,
  requireOwnOrigin,
  sentFrom,
} from './origin.ts';
import type { Policy } from './policies.ts';
import { type ResponseCache, sharedAddress, sharedAnswerOf } from './response-cache.ts';
import type { SecurityEvent } from './security-event.ts';
import type { RequestContext, Visitor } from './services.ts';
import { anonymousVisitor } from './visitor.ts';

/** Information about a request from the server that owns the socket. */
export interface Connection {
  /** Address at the other end of the socket. */
  peer: string;
  /** Set if this process makes the request itself, for a page that every visitor sees. @default false */
  isOurs?: boolean;
  /** Receives facts about the request for the log. They contain nothing that a visitor sent. */
  note?: (known: Noted) => void;
}

/** Facts about a request for the log. */
export interface Noted {
  /** Route of the request, with its variable parts as parameters: `/api/jobs/get-job/:id`. */
  route?: string;
  /** Security event, if the request looks like an attack. */
  event?: SecurityEvent;
  /** Details of the event, which contain only values of our own. */
  about?: Readonly<Record<string, string>>;
  /** Set if the database was unavailable or busy. */
  databaseAway?: boolean;
}

export interface RouterOptions {
  /** Path prefix of all calls, such as `/api`. */
  basePath: string;
  origins: OriginRules;
  captchaProvider: CaptchaProvider;
  /** Counts a write and returns this visitor's recent attempts; throws when the limit is exceeded. */
  countWrite: (request: Request, connection: Connection) => Promise<number>;
  /** Returns the information about the visitor for handlers; `headers` receives their response headers. */
  visitorOf: (request: Request, connection: Connection, headers: Headers) => Visitor;
  /** Cache of responses that are the same for everybody. */
  shared: ResponseCache;
  /** Receives every internal error. */
  logger: Logger;
}

function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('Idempotency-Key');
  if (key === null) return undefined;
  if (/^[\w-]{8,100}$/.test(key)) return key;
  throw new HttpError(400, 'An Idempotency-Key has 8 to 100 letters, digits, dashes or underscores.');
}

/** Validates one part of a request with its schema; `undefined` if the row has no schema for it. */
function checked(schema: v.GenericSchema | undefined, value: unknown, handler: AnyGuardedHandler): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = fieldErrors(result.issues);
  const message = handler.invalid?.(errors) ?? errors[0]?.message ?? 'This request is not complete.';
  throw new HttpError(422, message, { errors });
}

/** A row of the public table or the Office table of calls. */
type Row = Call | OfficeCall;

const isOfficeCall = (call: Row): call is OfficeCall => 'permission' in call;

function requireOrigin(call: Row, request: Request, { origins }: RouterOptions): void {
  if (isOfficeCall(call))
    requireOurPage(request, origins, { reads: call.reads, isUnnamed: call.permission === 'anyone' });
  else if (!call.reads) requireOwnOrigin(request, origins);
}

/** A request on its way to its handler. */
interface Asked {
  call: Row;
  policy: Policy;
  handler: AnyGuardedHandler;
  request: Request;
  params: Record<string, string>;
  connection: Connection;
  visitor: Visitor;
}

function inputOf({ call, policy, handler, request, params }: Asked, body?: unknown): AnyInput {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: checked(call.params, params, handler),
    query: checked(policy.query, query, handler),
    body: checked(call.body, body, handler),
  };
}

/** Reads the bytes of a raw body. */
function readRawBody(request: Request, most: number): Promise<Uint8Array> {
  chooseSlot(request, 'pieces');
  return readBytes(request, most);
}

function bodyOf(call: Row, request: Request, most: number): Promise<unknown> {
  if (isOfficeCall(call) && call.raw) return readRawBody(request, most);
  return call.multipart ? readMultipartBody(request, most) : readJsonBody(request, most);
}

async function answerOf(asked: Asked, options: RouterOptions): Promise<unknown> {
  const { call, policy, request, connection, visitor } = asked;
  const { bodyLimit = 0 } = policy;
  const { captchaProvider } = options;
  const context: RequestContext = {
    idempotencyKey: undefined,
    captchaProvider,
    tries: 0,
    visitor,
    sentFrom: sentFrom(request, options.origins),
  };
  requireOrigin(call, request, options);
  const handler = (await asked.handler.admit?.(visitor)) ?? asked.handler;
  let body: unknown;
  if (!call.reads) {
    context.idempotencyKey = idempotencyKey(request);
    context.tries = await options.countWrite(request, connection);
    body = await bodyOf(call, request, bodyLimit);
  }
  return handler.answer(inputOf({ ...asked, handler }, body), context);
}

/** Answers with a shared response from the cache. @param route The pattern of its address */
async function sharedAnswer(
  asked: Asked,
  route: string,
  { shared, captchaProvider }: RouterOptions,
): Promise<Response> {
  const { handler, policy, request, params } = asked;
  const input = inputOf(asked);
  const context = { idempotencyKey: undefined, captchaProvider, tries: 0, visitor: anonymousVisitor };
  const query = typeof input.query === 'object' && input.query !== null ? input.query : {};
  const answer = await shared.get(sharedAddress(route, params, query), async (before) => {
    const data = await handler.answer(input, { ...context, sentFrom: null });
    const headers = {
      ...readableAnywhere,
      ...(policy.revalidated && { 'Cache-Control': 'public, no-cache' }),
    };
    return sharedAnswerOf({ headers, text: JSON.stringify(data) }, before);
  });
  return sharedResponse(request, answer);
}

/** Logs errors that may be caused by an attack, and an unavailable database. */
export function noteRefusal(error: unknown, { note }: Connection): void {
  if (error instanceof HttpError && error.event) note?.({ event: error.event });
  if (error instanceof DatabaseUnavailable) note?.({ databaseAway: true });
}

/** Creates the error response of the contract for any thrown error. Only internal errors are reported. */
export function errorAnswer(
  error: unknown,
  report: (fault: unknown) => void,
  more: HeadersInit = {},
): Response {
  const refusal = refusalOf(error);
  if (refusal !== error) report(error);
  if (refusal) {
    const errors = refusal.errors.length > 0 ? { errors: refusal.errors } : {};
    const body = { success: false, message: refusal.message, ...errors };
    return freshAnswer(refusal.status, body, headersOf(refusal.headers, more));
  }
  const message = 'Something went wrong on our side. Please try again.';
  return freshAnswer(500, { success: false, message }, more);
}

/** Creates a 405 response. @param allow The method that this address supports. */
export function methodNotAllowed(allow: string): Response {
  const refusal = new HttpError(405, 'This address does not take that method.', {
    headers: { Allow: allow },
  });
  return errorAnswer(refusal, () => undefined);
}

/**
 * Returns the CORS headers of a call. Public data may be read from any origin, calls with permissions from no other origin, and
 * everything else from the allowed origins.
 */
function corsOf(call: Row, request: Request, { origins }: RouterOptions): HeadersInit {
  if (isOfficeCall(call)) return {};
  return call.reads && !call.owned ? readableAnywhere : crossOriginHeaders(request, origins);
}

/** Mounts every row of a table of calls with its handler and its policy. */
export function mountCalls(
  app: Hono<{ Bindings: Connection }>,
  table: Readonly<Record<string, Row>>,
  handlers: Readonly<Record<string, AnyGuardedHandler>>,
  policies: Readonly<Record<string, Policy>>,
  options: RouterOptions,
): void {
  const methods = new Map<string, Call['method'][]>();
  for (const [name, call] of Object.entries(table)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`No handler for ${name}.`);
    if (isOfficeCall(call) && !handler.admit) throw new Error(`Nobody asks who may ${name}.`);
    const policy = policies[name];
    if (!policy) throw new Error(`No policy for ${name}.`);
    const path = options.basePath + call.path.replace(/\{(\w+)\}/g, ':$1');
    methods.set(path, [...(methods.get(path) ?? []), call.method]);
    app.on(call.method, path, async (c) => {
      const request = c.req.raw;
      const headers = new Headers(corsOf(call, request, options));
      c.env.note?.({ route: path });
      try {
        const visitor = options.visitorOf(request, c.env, headers);
        const asked = { call, policy, handler, request, params: c.req.param(), connection: c.env, visitor };
        if (policy.shared) return await sharedAnswer(asked, path, options);
        const answer = await answerOf(asked, options);
        if (isOfficeCall(call) && call.file && answer instanceof ReadableStream)
          return fileAnswer(call.file, answer, headers);
        const kept = call.reads && policy.cached;
        return kept
          ? await cachedAnswer(request, JSON.stringify(answer), headers)
          : freshAnswer(200, answer, headers);
      } catch (error) {
        noteRefusal(error, c.env);
        return errorAnswer(error, (fault) => options.logger.error(name, fault), headers);
      }
    });
    app.options(path, (c) => {
      return new Response(null, { status: 204, headers: corsOf(call, c.req.raw, options) });
    });
  }
  for (const [path, allowed] of methods) app.all(path, () => methodNotAllowed(allowed.join(', ')));
}

/** Creates the router for every row of the table of calls. All other requests get an error response of the contract. */
export function router(
  table: Readonly<Record<string, Call>>,
  handlers: Readonly<Record<string, AnyGuardedHandler>>,
  policies: Readonly<Record<string, Policy>>,
  options: RouterOptions,
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  mountCalls(app, table, handlers, policies, options);
  // A newer package may call an older API, so a page on another origin must be able to read this 404.
  app.notFound(() =>
    errorAnswer(new HttpError(404, 'There is nothing at this address.'), () => undefined, readableAnywhere),
  );
  app.onError((error) => errorAnswer(error, (fault) => options.logger.error('router', fault)));
  return app;
}
