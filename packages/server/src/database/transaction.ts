import type { Database, Transaction } from './database.ts';
import { noteOutcome } from './database-health.ts';
import { engineOf } from './engine.ts';
import { notifyCommit } from './on-commit.ts';

const isTransaction = (database: Database): database is Transaction => database.isTransaction;

/**
 * Runs `work` in a serializable transaction, and returns its result once it is on the disk. An error rolls back only this
 * transaction. Inside another transaction, `work` becomes part of it.
 * @param work May run again after a conflict, so it must have no effects outside of the transaction: no files, no variables, no
 * email. It returns what it found out.
 * @throws the error of `work`, and {@link DatabaseUnavailable} when the database is unavailable or too busy
 */
export async function transaction<T>(database: Database, work: (trx: Transaction) => Promise<T>): Promise<T> {
  if (isTransaction(database)) return work(database);
  const engine = engineOf(database);
  try {
    return await noteOutcome(engine, engine.transaction(work));
  } finally {
    notifyCommit(engine);
  }
}
