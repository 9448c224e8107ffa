import type { Call, CallAnswer, CallBody, CallParams, CallQuery } from '../contract/call.ts';
import { limits } from '../contract/limits.ts';
import { retry } from '../contract/retry.ts';
import { type ApiBase, addressOf } from './address.ts';
import { send, worthRetrying } from './send.ts';

export interface ClientOptions {
  /** Where the API is, such as `/api`; a promise or a function when it is only known at run time. */
  base: ApiBase;
  /** @default the global fetch */
  fetch?: typeof fetch;
  /** Longest wait for an answer of a call whose row has no wait of its own, in milliseconds. @default 10000 */
  timeoutMs?: number;
}

interface EveryCallOptions {
  /** Calls the request off; the call then rejects with kind `aborted`. */
  signal?: AbortSignal | undefined;
  /** Longest wait for this answer, in milliseconds. @default what the call's row says, then the client */
  timeoutMs?: number;
}

interface WriteOptions {
  /**
   * Name of this submission. Keep it while the same content is tried again, and a lost answer followed by a retry gives
   * the first answer instead of a second row. See {@link newIdempotencyKey}.
   */
  idempotencyKey?: string | undefined;
}

/** Options of one call: `params` and `query` only where the call has them, an idempotency key only where it writes. */
export type CallOptions<C extends Call> = EveryCallOptions &
  (C['reads'] extends true ? unknown : WriteOptions) &
  (C extends { params: unknown } ? { params: CallParams<C> } : unknown) &
  (CallQuery<C> extends undefined ? unknown : { query?: CallQuery<C> });

type OptionsArgument<C extends Call> = C extends { params: unknown }
  ? [options: CallOptions<C>]
  : [options?: CallOptions<C>];

/** The function of one row: the body first where there is one, then the options. Rejects with `ApiError`, only. */
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

/** How long a read waits before its one retry, in milliseconds. */
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
 * A client of the given rows only, so that a page carries no schema of a call it never makes:
 * `createClientOf({ getFeaturedEvent }, { base: '/api' })`. Where size is no matter, use `createClient`.
 */
export function createClientOf<Rows extends Record<string, Call>>(
  rows: Rows,
  options: ClientOptions,
): ClientOf<Rows>;
// The table's types cannot be followed through a loop over its rows; this signature is what the loop can promise.
export function createClientOf(rows: Record<string, Call>, options: ClientOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(rows).map(([name, call]) => [name, functionOf(call, options)]));
}

/** A fresh name for one submission, good for `idempotencyKey`. Works on plain http too, unlike `randomUUID`. */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
