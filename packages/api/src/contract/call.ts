import type * as v from 'valibot';
import type { QuerySchemas } from './queries.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * Row of the table of calls: the half that client and server both read. The client's functions, the server's handlers, the tests
 * and the API page of the docs are made from it. A path written anywhere else is a defect. The part that only the server reads is
 * the call's policy (`server/http/policies.ts`). The schema of a call's query is named in `queries.ts`.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** Path below the API base. `params` fills each `{name}` in it. */
  path: `/${string}`;
  params?: Schema;
  body?: Schema;
  /**
   * Serializes the body as `multipart/form-data` or as bytes; without it, a body is JSON. A page that sends no files does not load
   * this code, because it belongs to the row.
   */
  multipart?: (body: unknown) => FormData | Blob;
  /** Longest wait of a client for the answer, in milliseconds. @default limits.requestTimeoutMs */
  timeoutMs?: number;
  /** True if the call only reads. The client retries such a call once, and it needs no idempotency key. */
  reads: boolean;
  /**
   * True if the result belongs to one browser. The client then sends the cookie that identifies the browser, to other origins too.
   */
  owned?: boolean;
  answer: Schema;
}

/** Body that a caller passes. */
export type CallBody<C extends Call> = C extends { body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
/** Body that a handler receives, after parsing. */
export type ParsedBody<C extends Call> = C extends { body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
export type CallParams<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type ParsedParams<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
/** Schema of a call's query. Calls of the Office have it in their row; for all others it is found by path. */
type QuerySchema<C extends Call> = C extends { query: infer S extends Schema }
  ? S
  : C['path'] extends keyof QuerySchemas
    ? QuerySchemas[C['path']]
    : undefined;
/** Query that a caller passes; `undefined` for a call without a query. */
export type CallQuery<C extends Call> =
  QuerySchema<C> extends infer S extends Schema ? v.InferInput<S> : undefined;
/** Query that a handler receives, after parsing. */
export type ParsedQuery<C extends Call> =
  QuerySchema<C> extends infer S extends Schema ? v.InferOutput<S> : undefined;
/** Answer that a handler must return. */
export type HandlerAnswer<C extends Call> = v.InferInput<C['answer']>;
/** Answer that a caller receives, after validation. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
