import type { Database, Writing } from '../database/database.ts';
import { write } from '../database/write.ts';
import { noteOnce, setting } from './settings.ts';

async function renew(writing: Writing, key: string, before: string, value: string): Promise<boolean> {
  const { numUpdatedRows } = await writing
    .updateTable('settings')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** One that ends later than any could is of a clock that was wrong, and must not stop the task until then. */
const isHeld = (until: number, ms: number, now: number) => until > now && until <= now + ms;

/**
 * Takes over a task that one of all processes on this database is to do. Nobody gives a lease back: it ends by itself, so
 * that a process that died holds nothing up for longer.
 * @param name Of the task, such as `sweep`.
 * @param ms How long nobody else gets it, in milliseconds. Longer than the task takes, unless it may be done twice.
 * @param now Milliseconds since 1970.
 * @returns Whether it is this process that does it now.
 */
export async function lease(database: Database, name: string, ms: number, now: number): Promise<boolean> {
  const key = `lease:${name}`;
  const value = String(now + ms);
  const until = await setting(database, key);
  if (until !== undefined && isHeld(Number(until), ms, now)) return false;
  return write(database, (writing) =>
    until === undefined ? noteOnce(writing, key, value) : renew(writing, key, until, value),
  );
}
