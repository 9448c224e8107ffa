import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Transaction } from '../database/database.ts';

/*
 * Runs every transaction of the tests, rolls it back, and runs it again, as a database does after a serialization conflict. Work
 * with effects outside of its transaction happens twice or not at all, and its tests fail.
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
