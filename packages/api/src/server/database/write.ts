import type { Database, Writing } from './database.ts';
import { engineOf } from './engine.ts';

/**
 * Runs `work` in a transaction, alone or as if alone, and answers once it is on the disk. One that throws takes back only
 * its own.
 * @param work May run again after its transaction was given up, so it does nothing outside of the transaction: no file,
 * no variable, no mail. What it found out it answers.
 * @throws what `work` threw, and {@link DatabaseUnavailable} when the database is away or too busy
 */
export const write = <T>(database: Database, work: (writing: Writing) => Promise<T>): Promise<T> =>
  engineOf(database).write(work);
