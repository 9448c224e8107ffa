import type { BusyTimeout } from '../../busy-timeout.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** True if the error means that another process was writing. */
export const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Retries while another process is writing. SQLite's own busy timeout would block this whole process, including requests that need
 * no database.
 * @param since When the waiting began, in milliseconds since 1970. @default now
 * @throws DatabaseUnavailable when the other process writes for longer than `patienceMs`
 */
export async function untilFree<T>(
  attempt: () => Promise<T>,
  patienceMs: BusyTimeout,
  since = Date.now(),
): Promise<T> {
  const giveUpAt = since + patienceMs();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (Date.now() > giveUpAt)
        throw new DatabaseUnavailable('Another process is writing for too long.', { cause: error });
    }
    // A random pause, so that not all retry at the same moment.
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 8));
  }
}
