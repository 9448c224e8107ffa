/**
 * The database is away, or so busy that waiting made no sense any more. A write that ends so may have happened: only its
 * idempotency key tells.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** What the server or the network called it, such as `ECONNREFUSED` or `57P01`, for the log; empty when nobody said. */
  readonly code: string;

  constructor(message: string, { cause, code = '' }: { cause: unknown; code?: string }) {
    super(message, { cause });
    this.code = code;
  }
}
