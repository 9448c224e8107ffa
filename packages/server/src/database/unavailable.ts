/**
 * Thrown when the database is unreachable, or too busy to wait for any longer. A write that fails with it may have been stored:
 * only its idempotency key tells.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** Error code of the server or the network for the log, such as `ECONNREFUSED` or `57P01`; empty if unknown. */
  readonly code: string;

  constructor(message: string, { cause, code = '' }: { cause: unknown; code?: string }) {
    super(message, { cause });
    this.code = code;
  }
}
