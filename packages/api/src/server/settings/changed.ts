import { sql } from 'kysely';
import type { Database, Writing } from '../database/database.ts';
import { setting } from './settings.ts';

/** Under which name the settings count changes. */
export const changedKey = 'changed';

/**
 * Counts one more change of what pages show, in the transaction that makes it: every process that serves this database
 * looks, and renders its pages again. Not for what visitors send in; it waits for somebody first.
 */
export async function noteChange(writing: Writing): Promise<void> {
  await writing
    .insertInto('settings')
    .values({ key: changedKey, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql<string>`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** How many changes there were: another text after each, whichever process made it. */
export const changesNoted = async (database: Database): Promise<string> =>
  (await setting(database, changedKey)) ?? '0';
