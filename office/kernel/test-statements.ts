import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '@banyan/server/database/database';
import type { QueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/**
 * Records the database statements of this process.
 * @returns a function that runs a call and returns its answer and its statements, in their order
 */
export function heardStatements(database: Database) {
  const heard = new AsyncLocalStorage<string[]>();
  // Prototype through which all databases and transactions execute queries.
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
