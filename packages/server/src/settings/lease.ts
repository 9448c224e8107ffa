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

/** A lease that ends later than possible comes from a wrong clock and must not block the task until then. */
const isHeld = (until: number, ms: number, now: number) => until > now && until <= now + ms;

/** Settings key of a task’s lease. */
export const leaseKey = (name: string) => `lease:${name}`;

/** Stored lease of a task, held or left by a process that died. The text changes whenever the lease is taken or extended. */
export const leaseNoted = (database: Database, name: string): Promise<string | undefined> =>
  setting(database, leaseKey(name));

/**
 * Takes the lease of a task that only one of all processes on this database may do. The lease expires, so that a dead process does
 * not block the task for longer.
 * @param name Name of the task, such as `sweep`.
 * @param ms Duration in milliseconds. It must exceed the running time of the task, unless the task may run twice or {@link holdLease} is called in
 * between.
 * @param now Milliseconds since 1970.
 * @returns the stored lease; `undefined` if another process has it.
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

/** {@link takeLease} for a task that is short or may be done twice. @returns true if this process has the lease. */
export const lease = async (database: Database, name: string, ms: number, now: number): Promise<boolean> =>
  (await takeLease(database, name, ms, now)) !== undefined;

/**
 * Wraps a task so that in each interval only one of all processes on this database does it.
 * @param intervalMs Time between two rounds of each process, in milliseconds.
 */
export const inOneProcess =
  (
    { database, now }: { database: Database; now: () => number },
    name: string,
    intervalMs: number,
    round: () => Promise<unknown>,
  ) =>
  async (): Promise<void> => {
    // Slightly shorter than the interval; otherwise a single process would find its own lease still valid.
    if (await lease(database, name, intervalMs * 0.9, now())) await round();
  };

/**
 * Extends a lease in a transaction that relies on it. If two processes both believe they have it, one fails.
 * @param held Lease as stored last.
 * @returns the stored lease; `undefined` if another process has taken it.
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

/** Releases a lease at the end of its task. `false` if another process has taken it. */
export async function endLease(trx: Transaction, name: string, held: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('settings')
    .where('key', '=', leaseKey(name))
    .where('value', '=', held)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
