import type { Call, CallAnswer, CallBody, CallParams, CallQuery } from '../contract/call.ts';
import { limits } from '../contract/limits.ts';
import { retry } from '../contract/retry.ts';
import { type ApiBase, addressOf } from './address.ts';
import { send, worthRetrying } from './send.ts';

export interface ClientOptions {
  /** Base address of the API, such as `/api`. A promise or a function if it is only known at run time. */
  base: ApiBase;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** Longest wait for an answer, in milliseconds, for calls whose row sets no time limit. @default 10000 */
  timeoutMs?: number;
}

interface EveryCallOptions {
  /** Aborts the request; the call then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Longest wait for this answer, in milliseconds. @default the limit in the call's row, then the client's */
  timeoutMs?: number;
}

interface WriteOptions {
  /**
   * Key of this submission. Keep it while the same content is sent again: the server then replays the stored answer instead of
   * adding a second row. See {@link newIdempotencyKey}.
   */
  idempotencyKey?: string | undefined;
}

/** Options of one call: `params` and `query` only if the call has them, an idempotency key only if it writes. */
export type CallOptions<C extends Call> = EveryCallOptions &
  (C['reads'] extends true ? unknown : WriteOptions) &
  (C extends { params: unknown } ? { params: CallParams<C> } : unknown) &
  (CallQuery<C> extends undefined ? unknown : { query?: CallQuery<C> });

type OptionsArgument<C extends Call> = C extends { params: unknown }
  ? [options: CallOptions<C>]
  : [options?: CallOptions<C>];

/** Function of one row. Takes the body first, if there is one, then the options. Rejects only with `ApiError`. */
export type ClientFunction<C extends Call> = (
  ...args: C extends { body: unknown } ? [body: CallBody<C>, ...OptionsArgument<C>] : OptionsArgument<C>
) => Promise<CallAnswer<C>>;

export type ClientOf<Rows extends Record<string, Call>> = {
  [Name in keyof Rows]: ClientFunction<Rows[Name]>;
};

interface AnyOptions extends EveryCallOptions, WriteOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
}

/** Delay before the one retry of a read, in milliseconds. */
const retryAfterMs = 300;

function functionOf(call: Call, client: ClientOptions) {
  const attempt = (body: unknown, options: AnyOptions) =>
    send(call, {
      url: addressOf(client.base, call.path, options.params, options.query),
      body,
      idempotencyKey: call.reads ? undefined : options.idempotencyKey,
      signal: options.signal,
      timeoutMs: options.timeoutMs ?? call.timeoutMs ?? client.timeoutMs ?? limits.requestTimeoutMs,
      fetch: client.fetch ?? ((...request) => fetch(...request)),
    });
  const again = {
    waits: call.reads ? [retryAfterMs] : [],
    isFinal: (error: unknown) => !worthRetrying(error),
  };
  const run = (body: unknown, options: AnyOptions = {}) => retry(() => attempt(body, options), again);
  return call.body ? run : (options?: AnyOptions) => run(undefined, options);
}

/**
 * Returns a client of the given rows only: `createClientOf({ getFeaturedEvent }, { base: '/api' })`. A page then carries no schema
 * of a call it never makes. Use `createClient` if size does not matter.
 */
export function createClientOf<Rows extends Record<string, Call>>(
  rows: Rows,
  options: ClientOptions,
): ClientOf<Rows>;
// Loose signature: TypeScript cannot follow the table's types through a loop over its rows.
export function createClientOf(rows: Record<string, Call>, options: ClientOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rows).map(([name, call]) => [name, functionOf(call, options)]));
}

/** Returns a new key for one submission, for `idempotencyKey`. Works over plain HTTP too, unlike `randomUUID`. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
