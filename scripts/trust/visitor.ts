import { setTimeout as wait } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/*
 * An honest visitor in a thread of their own, so that what they wait for is the server and not the attackers' work. `argv`: where
 * the server is, the visitor's network or nothing, and the addresses. Posts how long each visit took, in milliseconds, when told to
 * stop.
 */

const [, , url = '', network = '', ...paths] = process.argv;
const headers = network === '' ? undefined : { 'X-Forwarded-For': network };

/** Between two visits, in milliseconds. */
const pauseMs = 10;

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

/** Waits for every one of the addresses, one after another. */
async function visit(): Promise<number> {
  const from = performance.now();
  for (const path of paths) {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
  }
  return performance.now() - from;
}

const took: number[] = [];
while (!isOver) {
  took.push(await visit());
  await wait(pauseMs);
}
parentPort?.postMessage(Float64Array.from(took));
