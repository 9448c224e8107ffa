import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BareAnswer } from './bareNode.ts';

/** A bare `node:http` on a port of this machine. */
export interface Bare {
  port: number;
  /** Has it send this from here on. */
  send: (answer: BareAnswer) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it. @throws an error when it has no port */
export async function startBare(): Promise<Bare> {
  const child = fork(path.join(import.meta.dirname, 'bareNode.ts'), { serialization: 'advanced' });
  const [port] = await once(child, 'message');
  if (typeof port !== 'number') throw new Error('The bare server has no port.');
  return {
    port,
    async send(answer) {
      const taken = once(child, 'message');
      child.send(answer);
      await taken;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
