import { type FieldError, ourMessages } from '@banyan/api/contract';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { isDiskFull } from './disk-full.ts';
import type { SecurityEvent } from './security-event.ts';

/** The statuses a refusal may have; 403 and 405 are ours for foreign origins and wrong methods, 401 for who is signed out. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** Thrown anywhere below a handler; becomes the error answer of the contract. Its message is for the visitor. */
export class HttpError extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;
  /** What the log is told, where an attack may stand behind it and the status does not say so. */
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

/** When to try again while the disk is full, in seconds: somebody has to make room. */
const fullSeconds = 60;

/** The answer to a write while the disk is full. */
export const diskFull = (message: string = ourMessages.diskFull): HttpError =>
  new HttpError(503, message, { headers: { 'Retry-After': String(fullSeconds) } });

/** When to try again while the database is away, in seconds: a fail-over takes that long, and a restart. */
const awaySeconds = 5;

/**
 * What a visitor is told of something that was thrown.
 * @returns undefined for a fault of ours, of which nobody is told anything.
 */
export function refusalOf(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error;
  if (isDiskFull(error)) return diskFull();
  if (!(error instanceof DatabaseUnavailable)) return undefined;
  return new HttpError(503, 'Our database does not answer just now. Please try again in a minute.', {
    headers: { 'Retry-After': String(awaySeconds) },
  });
}
