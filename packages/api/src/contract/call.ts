import type * as v from 'valibot';
import type { QuerySchemas } from './queries.ts';

type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One row of the table of calls: the half that both sides read. The client's functions, the server's handlers, the tests
 * and the API page of the docs are all made from it; a path written anywhere else is a defect. What only a server reads of
 * a call is its policy (`server/http/policies.ts`), and the schema of its query is named in `queries.ts`.
 */
export interface Call {
  method: 'GET' | 'POST';
  /** Below the API base. A `{name}` in it is filled from `params`. */
  path: `/${string}`;
  params?: Schema;
  body?: Schema;
  /**
   * Writes the body as `multipart/form-data`, or as bytes; without it a body is JSON. It belongs to the row so that a page whose
   * calls carry no file carries none of this.
   */
  multipart?: (body: unknown) => FormData | Blob;
  /** How long a client waits for the answer, where that is not the usual `limits.requestTimeoutMs`. */
  timeoutMs?: number;
  /** Whether it only reads: such a call is retried once by the client and needs no idempotency key. */
  reads: boolean;
  /**
   * Whether it belongs to one browser: the client lets the cookie along that the server knows it by, to another origin too.
   */
  owned?: boolean;
  answer: Schema;
}

/** What a caller passes as body. */
export type CallBody<C extends Call> = C extends { body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
/** What a handler receives as body. */
export type ParsedBody<C extends Call> = C extends { body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
export type CallParams<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
export type ParsedParams<C extends Call> = C extends { params: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
/** The schema of a call's query: in the row of the Office's calls, by the path of all others. */
type QuerySchema<C extends Call> = C extends { query: infer S extends Schema }
  ? S
  : C['path'] extends keyof QuerySchemas
    ? QuerySchemas[C['path']]
    : undefined;
/** What a caller may ask for in the address; `undefined` for a call without a query. */
export type CallQuery<C extends Call> =
  QuerySchema<C> extends infer S extends Schema ? v.InferInput<S> : undefined;
/** What a handler receives of it. */
export type ParsedQuery<C extends Call> =
  QuerySchema<C> extends infer S extends Schema ? v.InferOutput<S> : undefined;
/** What a handler must answer. */
export type HandlerAnswer<C extends Call> = v.InferInput<C['answer']>;
/** What a caller gets once the answer was checked. */
export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;
