import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@banyan/server/database/database';
import type { QueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/**
 * Listens to what is asked of the database, by whomever in this process.
 * @returns what tells of one call which statements were made for it, in their order
 */
export function heardStatements(database: Database) {
  const heard = new AsyncLocalStorage<string[]>();
  // What all databases and their transactions execute by.
  const executor: QueryExecutor = Object.getPrototypeOf(Object.getPrototypeOf(database.getExecutor()));
  const execute = executor.executeQuery;
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(function (this: QueryExecutor, query) {
    heard.getStore()?.push(query.sql);
    return execute.call(this, query);
  });
  onTestFinished(() => spy.mockRestore());

  return async <Answer>(call: () => Promise<Answer>): Promise<{ answer: Answer; statements: string[] }> => {
    const statements: string[] = [];
    const answer = await heard.run(statements, call);
    return { answer, statements };
  };
}
