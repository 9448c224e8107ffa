import type { Database, Transaction } from './database.ts';
import { noteOutcome } from './database-health.ts';
import { engineOf } from './engine.ts';
import { notifyCommit } from './on-commit.ts';

const isTransaction = (database: Database): database is Transaction => database.isTransaction;

/**
 * Runs `work` in a transaction, alone or as if alone, and answers once it is on the disk. One that throws takes back only
 * its own. Inside a transaction it is part of that one.
 * @param work May run again after its transaction was given up, so it does nothing outside of the transaction: no file,
 * no variable, no mail. What it found out it answers.
 * @throws what `work` threw, and {@link DatabaseUnavailable} when the database is away or too busy
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
