import { type FieldError, ourMessages } from '@banyan/api/contract';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from './disk-full.ts';
import type { SecurityEvent } from './security-event.ts';

/** Statuses that an error response may have. 403 and 405 also cover foreign origins and wrong methods; 401 means signed out. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** Thrown anywhere below a handler; becomes the error response of the contract. Its message is for the visitor. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: RefusalStatus;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  /** Security event for the log, if an attack may be the cause and the status does not say so. */
  readonly event: SecurityEvent | undefined;

  constructor(
    status: RefusalStatus,
    message: string,
    more: {
      errors?: readonly FieldError[];
      headers?: Readonly<Record<string, string>>;
      event?: SecurityEvent;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
    this.event = more.event;
  }
}

/** Value of `Retry-After` while the disk is full, in seconds. An operator has to make room. */
const fullSeconds = 60;

/** Creates the error for a write while the disk is full. */
export const diskFull = (message: string = ourMessages.diskFull): HttpError =>
  new HttpError(503, message, { headers: { 'Retry-After': String(fullSeconds) } });

/** Value of `Retry-After` while the database is unavailable, in seconds. A failover or a restart takes that long. */
const awaySeconds = 5;

/**
 * Converts a thrown error to the error that the visitor gets.
 * @returns undefined for an internal error, which is not shown to anybody.
 */
export function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return diskFull();
  if (!(error instanceof DatabaseUnavailable)) return undefined;
  return new HttpError(503, 'Our database does not answer just now. Please try again in a minute.', {
    headers: { 'Retry-After': String(awaySeconds) },
  });
}
