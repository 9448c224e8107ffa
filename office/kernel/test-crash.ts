import type { Database } from '@banyan/server/database/database';
import { type Engine, engineOf } from '@banyan/server/database/engine';
import type { QueryExecutor } from 'kysely';
import { onTestFinished, vi } from 'vitest';

/**
 * Lets a process die at the worst moment: what it did is on the disk, and nothing after that happens.
 * @returns what has whichever server of this process die right after its next transaction that leaves a line in the log, if there is
 * one while it does something
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
  // What all databases and their transactions execute by.
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
