import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { noteOnce, setting } from './settings.ts';

async function renew(trx: Transaction, key: string, before: string, value: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('settings')
    .set({ value })
    .where('key', '=', key)
    .where('value', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** One that ends later than any could is of a clock that was wrong, and must not stop the task until then. */
const isHeld = (until: number, ms: number, now: number) => until > now && until <= now + ms;

/** Under which name the settings note it. */
export const leaseKey = (name: string) => `lease:${name}`;

/** What is noted of a task while somebody has it, or died over it: another text whenever it is taken over or held on to. */
export const leaseNoted = (database: Database, name: string): Promise<string | undefined> =>
  setting(database, leaseKey(name));

/**
 * Takes over a task that one of all processes on this database is to do. The lease ends by itself, so that a process that
 * died holds nothing up for longer.
 * @param name Of the task, such as `sweep`.
 * @param ms How long nobody else gets it, in milliseconds. Longer than the task takes, unless it may be done twice, or
 * {@link holdLease} is asked in between.
 * @param now Milliseconds since 1970.
 * @returns What is noted of it while this process has it; `undefined` when another does.
 */
export async function takeLease(
  database: Database,
  name: string,
  ms: number,
  now: number,
): Promise<string | undefined> {
  const key = leaseKey(name);
  const value = String(now + ms);
  const until = await setting(database, key);
  if (until !== undefined && isHeld(Number(until), ms, now)) return undefined;
  const isOurs = await transaction(database, (trx) =>
    until === undefined ? noteOnce(trx, key, value) : renew(trx, key, until, value),
  );
  return isOurs ? value : undefined;
}

/** {@link takeLease} for a task that is short, or may be done twice. @returns Whether it is this process that does it now. */
export const lease = async (database: Database, name: string, ms: number, now: number): Promise<boolean> =>
  (await takeLease(database, name, ms, now)) !== undefined;

/**
 * A round of something that one of all processes on this database does in each interval.
 * @param intervalMs From one round to the next of each process, in milliseconds.
 */
export const inOneProcess =
  (
    { database, now }: { database: Database; now: () => number },
    name: string,
    intervalMs: number,
    round: () => Promise<unknown>,
  ) =>
  async (): Promise<void> => {
    // A little less than the interval, or one process alone would find its own lease not quite over.
    if (await lease(database, name, intervalMs * 0.9, now())) await round();
  };

/**
 * Has a lease end later, in a transaction that relies on it: of two processes that both believe they have it, one fails.
 * @param held What was noted of it last.
 * @returns What is noted now; `undefined` when another has taken it over.
 */
export async function holdLease(
  trx: Transaction,
  name: string,
  held: string,
  until: number,
): Promise<string | undefined> {
  const value = String(until);
  return (await renew(trx, leaseKey(name), held, value)) ? value : undefined;
}

/** Gives a lease back, at the end of what was done under it. `false` when another has taken it over. */
export async function endLease(trx: Transaction, name: string, held: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('settings')
    .where('key', '=', leaseKey(name))
    .where('value', '=', held)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
