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

/** Counts tries of this visitor in this window and answers how many that makes. @param by 0 only looks. */
export async function countInWindow(
  database: Database,
  visitor: string,
  windowStart: number,
  by = 1,
): Promise<number> {
  if (by === 0) return triesInWindow(database, visitor, windowStart);
  // Among the writes that share one wait for the disk: this one precedes every form that is sent.
  return transaction(database, (trx) => add(trx, visitor, windowStart, by));
}

/** Somebody whose tries are counted, and how many there may be. */
interface Counted {
  visitor: string;
  most: number;
}

/**
 * Counts one try of a visitor, then of each network around, until one has had too many: what is refused counts no further
 * out, so that one visitor alone never uses up what the neighbours have.
 * @returns how many tries that makes of the first, and whether each had one left
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

/** Forgets windows that are a day old. */
export async function forgetRateWindows(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<', now - dayMs)
    .execute();
}
