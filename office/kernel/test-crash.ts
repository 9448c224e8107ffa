import type { Database } from '@banyan/server/database/database';
import { type Engine, engineOf } from '@banyan/server/database/engine';
import type { QueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/**
 * Simulates a process that dies right after a commit: the work is on disk, and nothing after it happens.
 * @returns a function that runs an action and fails the server’s next transaction with an audit line right after its commit, if
 * there is one
 */
export function crashable(database: Database): <T>(doing: () => Promise<T>) => Promise<T> {
  let fate: 'lives' | 'is to die' | 'has written' = 'lives';
  const known = new Set<Engine>();
  const meet = (engine: Engine) => {
    if (known.has(engine)) return;
    known.add(engine);
    const transaction = engine.transaction;
    const spy = vi.spyOn(engine, 'transaction').mockImplementation(async (work) => {
      const done = await transaction(work);
      if (fate === 'has written') {
        fate = 'lives';
        throw new Error('The process died.');
      }
      return done;
    });
    onTestFinished(() => spy.mockRestore());
  };
  // Prototype through which all databases and transactions execute queries.
  const executor: QueryExecutor = Object.getPrototypeOf(Object.getPrototypeOf(database.getExecutor()));
  const execute = executor.executeQuery;
  const spy = vi.spyOn(executor, 'executeQuery').mockImplementation(function (this: QueryExecutor, query) {
    meet(engineOf({ getExecutor: () => this }));
    if (fate === 'is to die' && query.sql.startsWith('insert into "audit_log"')) fate = 'has written';
    return execute.call(this, query);
  });
  onTestFinished(() => spy.mockRestore());
  return async (doing) => {
    fate = 'is to die';
    try {
      return await doing();
    } finally {
      fate = 'lives';
    }
  };
}
