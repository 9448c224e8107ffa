import * as v from 'valibot';
import type { Call } from '../contract/call.ts';
import { ErrorAnswer } from '../contract/errors.ts';
import { noteServerTime } from '../contract/server-time.ts';
import { ApiError } from './api-error.ts';

/** Request of one call, before it is sent. */
export interface Outgoing {
  /** Awaited inside `send`: a run-time configuration that never arrives is then a network error like any other. */
  url: Promise<string>;
  body: unknown;
  idempotencyKey: string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  fetch: typeof fetch;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns true if an answer has `success: false`, with any status. */
const saysNo = (body: unknown) =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === false;

function refusal(response: Response, body: unknown): ApiError {
  const answer = v.safeParse(ErrorAnswer, body);
  const wait = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError('http', {
    status: response.status,
    serverMessage: answer.success ? answer.output.message : undefined,
    fieldErrors: answer.success ? answer.output.errors : undefined,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}

function requestOf(call: Call, outgoing: Outgoing, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json' };
  // A multipart body sets its own content type, which includes the boundary.
  if (call.body && !call.multipart) headers['Content-Type'] = 'application/json';
  if (outgoing.idempotencyKey) headers['Idempotency-Key'] = outgoing.idempotencyKey;
  return {
    method: call.method,
    headers,
    signal,
    // Revalidates every time, mostly with a 304: the browser's cached answer may be older than the page that asks for it.
    cache: 'no-cache',
    ...(call.owned ? { credentials: 'include' } : {}),
    ...(call.body ? { body: call.multipart?.(outgoing.body) ?? JSON.stringify(outgoing.body) } : {}),
  };
}

/** Sends one request and validates its answer. The time limit covers the whole answer, up to its last byte. */
export async function send(call: Call, outgoing: Outgoing): Promise<unknown> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), outgoing.timeoutMs);
  const signal = AbortSignal.any([late.signal, ...(outgoing.signal ? [outgoing.signal] : [])]);
  try {
    const response = await outgoing.fetch(await outgoing.url, requestOf(call, outgoing, signal));
    noteServerTime(response);
    const text = await response.text();
    const json = readJson(text);
    if (!response.ok || saysNo(json)) throw refusal(response, json);
    // Rejects lists: a schema whose keys are all optional would otherwise accept one.
    const answer = v.safeParse(call.answer, Array.isArray(json) ? undefined : json);
    if (answer.success) return answer.output;
    throw new ApiError('malformed', { status: response.status });
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const kind = late.signal.aborted ? 'timeout' : outgoing.signal?.aborted ? 'aborted' : 'network';
    throw new ApiError(kind, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns false if the server rejected the call for good or the caller aborted it. */
export const worthRetrying = (error: unknown) =>
  error instanceof ApiError && error.kind !== 'aborted' && !(error.kind === 'http' && error.status < 500);
