import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { type Engine, engineOf } from '../database/engine.ts';
import { onCommit } from '../database/on-commit.ts';
import { setting } from './settings.ts';

/** Under which name the settings count changes. */
export const changedKey = 'changed';

/** Whose change this process has just noted; whether it came to be is looked up. */
const noted = new WeakSet<Engine>();

/**
 * Counts one more change of what pages show, in the transaction that makes it: every process that serves this database
 * looks, and renders its pages again. Not for what visitors send in; it waits for somebody first.
 */
export async function noteChange(trx: Transaction): Promise<void> {
  noted.add(engineOf(trx));
  await trx
    .insertInto('settings')
    .values({ key: changedKey, value: '1' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql<string>`cast(cast(settings.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** How many changes there were so far. */
export const changesSoFar = async (database: Database): Promise<number> =>
  Number((await setting(database, changedKey)) ?? 0);

/**
 * Answers how many changes there were, which is another text after each, whichever process made it.
 * @param onChange Told when it is another one than the last time.
 */
export function watchedChanges(database: Database, onChange: () => void): () => Promise<string> {
  let known: string | undefined;
  return async () => {
    const seen = (await setting(database, changedKey)) ?? '0';
    if (seen !== known) onChange();
    known = seen;
    return seen;
  };
}

/** Has somebody told at once of a change that this process noted itself. */
export function onOwnChange(database: Database, hear: () => void): void {
  const engine = engineOf(database);
  onCommit(database, () => {
    if (noted.delete(engine)) hear();
  });
}
