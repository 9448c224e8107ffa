import { fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own, on a port of this machine. */
export interface Forked {
  port: number;
  /** Tells it something, and waits until it has taken it. */
  tell: (something: Serializable) => Promise<void>;
  stop: () => Promise<void>;
}

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
  const env = { ...process.env, NODE_ENV: 'production', ...variables };
  const child = fork(path.join(import.meta.dirname, script), parameters, { serialization: 'advanced', env });
  const ended = once(child, 'exit');
  const tooEarly = ended.then(() => Promise.reject(new Error(`${script} ended by itself.`)));
  tooEarly.catch(() => undefined);
  const [port] = await Promise.race([once(child, 'message'), tooEarly]);
  if (typeof port !== 'number') throw new Error(`${script} has no port.`);
  return {
    port,
    async tell(something) {
      const taken = once(child, 'message');
      child.send(something);
      await Promise.race([taken, tooEarly]);
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
