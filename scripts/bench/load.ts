import type { ChildProcess } from 'node:child_process';
import { forkBeside, saidBy } from './forked.ts';
import type { Asking, Load } from './loadNode.ts';

let asks: ChildProcess | undefined;

/** Ends with this process, and keeps nobody waiting. */
function startAsking(): ChildProcess {
  const child = forkBeside('loadNode.ts');
  child.once('exit', () => {
    asks = undefined;
  });
  child.unref();
  child.channel?.unref();
  return child;
}

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
  const came = saidBy<{ done: Load } | { failed: string }>(child);
  child.send(asking);
  const answer = await came;
  child.channel?.unref();
  if ('failed' in answer) throw new Error(answer.failed);
  return answer.done;
}
