/**
 * Returns how long a write may wait for a write of another process, in milliseconds, before it fails. Used on SQLite only:
 * PostgreSQL allows concurrent writes.
 */
export type BusyTimeout = () => number;

/**
 * Timeout for commands at a terminal and for a start. Waiting does no harm there, and another starting process may take seconds to
 * rebuild the directory.
 */
export const longBusyTimeoutMs = 20_000;
