import { dayMs } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';

async function triesInWindow(database: Database, visitor: string, windowStart: number): Promise<number> {
  const row = await database
    .selectFrom('rate_windows')
    .select('tries')
    .where('visitor', '=', visitor)
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return row?.tries ?? 0;
}

async function add(trx: Transaction, visitor: string, windowStart: number, by: number): Promise<number> {
  const row = await trx
    .insertInto('rate_windows')
    .values({ visitor, window_start: windowStart, tries: by })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor', 'window_start'])
        .doUpdateSet((set) => ({ tries: set('rate_windows.tries', '+', by) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return row.tries;
}

/** Adds attempts of a visitor to a window and returns the new number. @param by Number of attempts; 0 only reads. */
export async function countInWindow(
  database: Database,
  visitor: string,
  windowStart: number,
  by = 1,
): Promise<number> {
  if (by === 0) return triesInWindow(database, visitor, windowStart);
  // Runs among the writes that share one wait for the disk, because it precedes every form.
  return transaction(database, (trx) => add(trx, visitor, windowStart, by));
}

/** A visitor or network whose attempts are counted, with its limit. */
interface Counted {
  visitor: string;
  most: number;
}

/**
 * Counts one attempt of a visitor, then of each network around, until a limit is exceeded. A refused attempt does not count for
 * wider networks, so that one visitor alone never uses up the limit of the neighbors.
 * @returns the number of attempts of the first one; `isWithin` is true if no limit was exceeded
 */
export const countOutwards = (
  database: Database,
  counted: readonly Counted[],
  windowStart: number,
): Promise<{ tries: number; isWithin: boolean }> =>
  transaction(database, async (trx) => {
    let first: number | undefined;
    for (const { visitor, most } of counted) {
      const tries = await add(trx, visitor, windowStart, 1);
      first ??= tries;
      if (tries > most) return { tries: first, isWithin: false };
    }
    return { tries: first ?? 0, isWithin: true };
  });

/** Deletes windows that are a day old. */
export async function forgetRateWindows(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<', now - dayMs)
    .execute();
}
