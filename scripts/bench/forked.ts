import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own, on a port of this machine. */
export interface Forked {
  port: number;
  /** Tells it something, and waits until it has taken it. */
  tell: (something: Serializable) => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs a script beside this one in a process of its own. @param variables Of its environment, besides ours. */
export const forkBeside = (
  script: string,
  parameters: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): ChildProcess =>
  fork(path.join(import.meta.dirname, script), parameters, {
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', ...variables },
  });

/** What such a process says next. @throws an error when it ends instead, or has ended */
export const saidBy = <Said>(child: ChildProcess): Promise<Said> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${child.spawnargs.join(' ')} ended by itself.`));
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', ended);
    child.once('message', (said: Said) => {
      child.off('exit', ended);
      resolve(said);
    });
  });

/**
 * Starts a script beside this one that calls `serveParent`.
 * @param variables Of its environment, besides ours.
 * @throws an error when it ends instead
 */
export async function startForked(
  script: string,
  parameters: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<Forked> {
  const child = forkBeside(script, parameters, variables);
  const ended = once(child, 'exit');
  const port = await saidBy<unknown>(child);
  if (typeof port !== 'number') throw new Error(`${script} has no port.`);
  return {
    port,
    async tell(something) {
      const taken = saidBy(child);
      child.send(something);
      await taken;
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
