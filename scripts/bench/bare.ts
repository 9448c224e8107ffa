import type { BareAnswer } from './bareNode.ts';
import { startForked } from './forked.ts';

/** A bare `node:http` on a port of this machine. */
export interface Bare {
  port: number;
  /** Has it send this from here on. */
  send: (answer: BareAnswer) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts it. @throws an error when it has no port */
export async function startBare(): Promise<Bare> {
  const { port, tell, stop } = await startForked('bareNode.ts');
  return { port, send: tell, stop };
}
