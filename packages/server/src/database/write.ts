import type { Database, Writing } from './database.ts';
import { engineOf } from './engine.ts';
import { noteOutcome } from './failing.ts';
import { noteWritten } from './written.ts';

const isWriting = (database: Database): database is Writing => database.isTransaction;

/**
 * Runs `work` in a transaction, alone or as if alone, and answers once it is on the disk. One that throws takes back only
 * its own. Inside a transaction it is part of that one.
 * @param work May run again after its transaction was given up, so it does nothing outside of the transaction: no file,
 * no variable, no mail. What it found out it answers.
 * @throws what `work` threw, and {@link DatabaseUnavailable} when the database is away or too busy
 */
export async function write<T>(database: Database, work: (writing: Writing) => Promise<T>): Promise<T> {
  if (isWriting(database)) return work(database);
  const engine = engineOf(database);
  try {
    return await noteOutcome(engine, engine.write(work));
  } finally {
    noteWritten(engine);
  }
}
