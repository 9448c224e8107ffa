import type { Database } from './database.ts';
import { type Engine, engineOf } from './engine.ts';

const listeners = new WeakMap<Engine, (() => void)[]>();

/**
 * Has somebody told of every write of this process, before whoever asked for it is answered. Also of one that failed: whether
 * it came to be is not always known.
 */
export function onCommit(database: Database, hear: () => void): void {
  const engine = engineOf(database);
  listeners.set(engine, [...(listeners.get(engine) ?? []), hear]);
}

/** Tells whoever wants to know. */
export function notifyCommit(engine: Engine): void {
  for (const hear of listeners.get(engine) ?? []) hear();
}
