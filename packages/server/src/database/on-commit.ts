import type { Database } from './database.ts';
import { type Engine, engineOf } from './engine.ts';

const listeners = new WeakMap<Engine, (() => void)[]>();

/**
 * Calls a listener after every transaction of this process, before its result is returned. This includes failed ones, because it is
 * not always known if they were committed.
 */
export function onCommit(database: Database, hear: () => void): void {
  const engine = engineOf(database);
  listeners.set(engine, [...(listeners.get(engine) ?? []), hear]);
}

/** Calls the listeners. */
export function notifyCommit(engine: Engine): void {
  for (const hear of listeners.get(engine) ?? []) hear();
}
