import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Does something again and again, as long as something else goes on. @param pauseMs Between two times, in milliseconds. */
export async function during(
  work: Promise<unknown>,
  pauseMs: number,
  again: () => Promise<void>,
): Promise<void> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await again();
    await wait(pauseMs);
  }
  await ended;
}

/**
 * What an honest visitor waits each time for all of some addresses while something goes on, in milliseconds.
 * @param from Their network, as a proxy names it. @default this machine, like everybody else
 * @throws Error when one is answered by anything but 200
 */
export async function visitsDuring(
  work: Promise<unknown>,
  url: string,
  paths: readonly string[],
  from = '',
): Promise<number[]> {
  const visitor = new Worker(new URL('visitor.ts', import.meta.url), { argv: [url, from, ...paths] });
  const told = once(visitor, 'message');
  await Promise.race([work, told]);
  await work;
  visitor.postMessage('stop');
  const [took]: unknown[] = await told;
  if (!(took instanceof Float64Array)) throw new Error('The visitor did not say how long they waited.');
  return [...took];
}
