import type { Database, Transaction } from '../../database.ts';
import { DatabaseUnavailable } from '../../unavailable.ts';

/** How often one write is tried. In a rush on the last seat by 50 at once, the last of them needs about 10. */
const most = 50;

/** Longest pause between two attempts, in milliseconds. */
const longestPause = 100;

/** The server found two transactions in each other's way and gave this one up: nothing of it happened. */
const isConflict = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

/**
 * Runs `work` as if alone: the server lets all run at once, gives up those that could not have run one after another, and
 * they run again. A connection that broke is no such case: whether the commit arrived is not known then.
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
    // Not all at the same moment, and the more of them there are, the further apart.
    const pause = Math.min(longestPause, 4 * attempt);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * pause));
  }
}
