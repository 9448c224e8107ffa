import type { Database, Transaction } from '../../database.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** Maximum number of attempts of one write. When 50 clients compete for the last seat, the slowest needs about 10. */
const most = 50;

/** Longest pause between two attempts, in milliseconds. */
const longestPause = 100;

/** The server found a conflict between two transactions and rolled this one back completely. */
const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Runs `work` in a serializable transaction, and again after a conflict. A broken connection is not retried, because the commit may
 * have arrived.
 */
export async function writeSerializable<T>(
  database: Database,
  work: (trx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (attempt === most)
        throw new DatabaseUnavailable(`A write was given up after ${most} attempts.`, { cause: error });
    }
    // Random pauses that grow with each attempt, so that conflicting transactions do not retry at the same moment.
    const pause = Math.min(longestPause, 4 * attempt);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
  }
}
