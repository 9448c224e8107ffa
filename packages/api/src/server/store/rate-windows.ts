import type { Database } from './database.ts';

/** Counts one more try of this visitor in this window and answers how many that makes. */
export async function countInWindow(
  database: Database,
  visitor: string,
  windowStart: number,
): Promise<number> {
  const row = await database
    .insertInto('rate_windows')
    .values({ visitor, window_start: windowStart, tries: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor', 'window_start'])
        .doUpdateSet((set) => ({ tries: set('rate_windows.tries', '+', 1) })),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return row.tries;
}
