import { dayMs } from '../../contract/day.ts';
import type { Database } from '../database/database.ts';

/** Counts tries of this visitor in this window and answers how many that makes. @param by 0 only looks. */
export async function countInWindow(
  database: Database,
  visitor: string,
  windowStart: number,
  by = 1,
): Promise<number> {
  const row = await database
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

/** Forgets windows that are a day old. */
export async function forgetRateWindows(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<', now - dayMs)
    .execute();
}
