import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

/** How long an honest visitor waits for every one of some addresses, one after another, in milliseconds. */
export async function visit(url: string, paths: readonly string[]): Promise<number> {
  const from = performance.now();
  for (const path of paths) {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
  }
  return performance.now() - from;
}

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

/** What an honest visitor waits each time while something goes on, in milliseconds. */
export async function visitsDuring(
  work: Promise<unknown>,
  url: string,
  paths: readonly string[],
): Promise<number[]> {
  const took: number[] = [];
  await during(work, 10, async () => void took.push(await visit(url, paths)));
  return took;
}
