import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Transaction } from '../database/database.ts';

/*
 * Every write of the tests of this project is run, taken back, and run again, as an engine does that finds two of them in each
 * other's way. One that did something outside of its transaction does it twice, or not at all, and its tests fail.
 */

vi.mock(import('../database/transaction.ts'), async (original) => {
  const real = await original();
  const twice =
    <T>(work: (trx: Transaction) => Promise<T>) =>
    async (trx: Transaction) => {
      await sql`savepoint first_attempt`.execute(trx);
      await work(trx).catch(() => undefined);
      await sql`rollback to first_attempt`.execute(trx);
      await sql`release first_attempt`.execute(trx);
      return work(trx);
    };
  return { transaction: (database, work) => real.transaction(database, twice(work)) };
});
