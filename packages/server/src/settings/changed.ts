import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { type Engine, engineOf } from '../database/engine.ts';
import { onCommit } from '../database/on-commit.ts';
import { setting } from './settings.ts';

/** Settings key of the change counter. */
export const changedKey = 'changed';

/** Engines for which this process just counted a change; the counter itself is read from the database. */
const noted = new WeakSet<Engine>();

/**
 * Counts a change of visible content in its transaction, so that every process on this database renders its pages again. Not used
 * for visitors’ submissions, which are reviewed first.
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

/** Number of changes so far. */
export const changesSoFar = async (database: Database): Promise<number> =>
  Number((await setting(database, changedKey)) ?? 0);

/**
 * Returns a function that reads the number of changes, counted by all processes.
 * @param onChange Called when the number differs from the last read.
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

/** Calls back at once after a change that this process counted itself. */
export function onOwnChange(database: Database, hear: () => void): void {
  const engine = engineOf(database);
  onCommit(database, () => {
    if (noted.delete(engine)) hear();
  });
}
