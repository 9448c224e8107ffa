import type { FieldError } from '../contract/errors.ts';

/** Kinds of failures: no connection, no answer in time, an error answer, an unreadable answer, a call aborted by the caller. */
export const apiErrorKinds = ['network', 'timeout', 'http', 'malformed', 'aborted'] as const;
export type ApiErrorKind = (typeof apiErrorKinds)[number];

const words: Record<ApiErrorKind, string> = {
  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  http: 'The server could not do this. Please try again.',
  malformed: 'The server’s answer could not be read. Please try again.',
  aborted: 'The request was called off.',
};

export interface ApiErrorDetails {
  /** HTTP status; 0 when there was no answer. */
  status?: number;
  /** `message` from the server's answer, if it had one. */
  serverMessage?: string | undefined;
  fieldErrors?: readonly FieldError[];
  /** Seconds to wait before the next try, from `Retry-After`. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

/**
 * Error that every call rejects with. `message` is always a sentence that may be shown to people. If the spec has its own fallback
 * text, use `serverMessage ?? thatText` for kind `http`. For the other kinds use the spec's other text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly serverMessage: string | undefined;
  /** Errors of single fields, in the order of the form. Empty if there are none. */
  readonly fieldErrors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, details: ApiErrorDetails = {}) {
    super(details.serverMessage || words[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.serverMessage = details.serverMessage || undefined;
    this.fieldErrors = details.fieldErrors ?? [];
    this.retryAfter = details.retryAfter;
  }
}
