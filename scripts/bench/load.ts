import { fork } from 'node:child_process';
import path from 'node:path';
import type { Asking, Load } from './loadNode.ts';

type Came = { done: Load } | { failed: string };

const startAsking = () => {
  const child = fork(path.join(import.meta.dirname, 'loadNode.ts'), { serialization: 'advanced' });
  // It ends with this process, and keeps nobody waiting.
  child.unref();
  child.channel?.unref();
  return child;
};
let asks: ReturnType<typeof startAsking> | undefined;

/**
 * Asks over a fixed number of connections, each of them again as soon as it has its answer, until there is nothing left. In a process
 * of its own that has loaded nothing else: the bench's own heap is large, and while it was swept answers waited, which took a third of what
 * a fast server can answer. One load at a time.
 *
 * @throws an error for any answer of another status: the speed of a refusal says nothing
 */
export async function load(asking: Asking): Promise<Load> {
  asks ??= startAsking();
  const child = asks;
  child.channel?.ref();
  const answer = await new Promise<Came>((resolve, reject) => {
    const ended = () => reject(new Error('What asks ended by itself.'));
    child.once('exit', ended);
    child.once('message', (came: Came) => {
      child.off('exit', ended);
      resolve(came);
    });
    child.send(asking);
  });
  child.channel?.unref();
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.done;
}
