/**
 * How long a write waits at this moment for one of another process, in milliseconds, before it is given up. On SQLite only:
 * PostgreSQL lets all write at once.
 */
export type BusyTimeout = () => number;

/**
 * For a volunteer at a terminal, and for a start, nothing is lost by waiting: another start that lists everybody in the
 * directory anew takes seconds.
 */
export const longBusyTimeoutMs = 20_000;
