import type { Patience } from '../../patience.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** Whether it failed because another process was writing. */
export const isBusy = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY');

/**
 * Tries again while another process is writing. SQLite's own way of waiting would stop this whole process meanwhile, and
 * with it every visitor who wants nothing of the database.
 * @param patienceMs Asked once, at the beginning.
 * @param mayRepeat Whether nothing came of the attempt that has just failed. @default always
 * @throws DatabaseUnavailable when it is writing for too long
 */
export async function untilFree<T>(
  attempt: () => Promise<T>,
  patienceMs: Patience,
  mayRepeat = () => true,
): Promise<T> {
  const giveUpAt = Date.now() + patienceMs();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (!mayRepeat() || Date.now() > giveUpAt)
        throw new DatabaseUnavailable('Another process is writing for too long.', { cause: error });
    }
    // Not all at the same moment.
    await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 8));
  }
}
