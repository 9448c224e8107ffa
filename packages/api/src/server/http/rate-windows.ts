import { dayMs } from '../../contract/day.ts';
import type { Database } from '../database/database.ts';
import { write } from '../database/write.ts';

async function triesInWindow(database: Database, visitor: string, windowStart: number): Promise<number> {
  const row = await database
    .selectFrom('rate_windows')
    .select('tries')
    .where('visitor', '=', visitor)
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return row?.tries ?? 0;
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
  const row = await write(database, (writing) =>
    writing
      .insertInto('rate_windows')
      .values({ visitor, window_start: windowStart, tries: by })
      .onConflict((conflict) =>
        conflict
          .columns(['visitor', 'window_start'])
          .doUpdateSet((set) => ({ tries: set('rate_windows.tries', '+', by) })),
      )
      .returning('tries')
      .executeTakeFirstOrThrow(),
  );
  return row.tries;
}

/** Forgets windows that are a day old. */
export async function forgetRateWindows(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('rate_windows')
    .where('window_start', '<', now - dayMs)
    .execute();
}
