import { setTimeout as wait } from 'node:timers/promises';
import { askOnce, type RawAnswer } from './askOnce.ts';
import { median } from './table.ts';

/** As browsers ask. */
const packed = 'gzip, deflate, br, zstd';

/** @throws an error for an answer that is no page */
async function ask(url: string, accepted = packed): Promise<RawAnswer> {
  const { host, port, pathname, search } = new URL(url);
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    `Accept-Encoding: ${accepted}`,
  ];
  const answer = await askOnce(Number(port), `${lines.join('\r\n')}\r\n\r\n`);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}.`);
  return answer;
}

const timed = async <T>(act: () => Promise<T>): Promise<{ ms: number; result: T }> => {
  const began = performance.now();
  const result = await act();
  return { ms: performance.now() - began, result };
};

/** How long a page takes that is asked for again and again by one visitor, ms, and how many bytes the whole answer has. */
export async function askAgain(url: string, times: number): Promise<{ ms: number; bytes: number }> {
  const answers: { ms: number; result: RawAnswer }[] = [];
  // As many again warm it up, and are thrown away.
  for (let time = 0; time < times * 2; time += 1) answers.push(await timed(() => ask(url)));
  return {
    ms: median(answers.slice(times).map(({ ms }) => ms)),
    bytes: Math.max(...answers.map(({ result }) => result.size)),
  };
}

const patienceMs = 300_000;

/** How a change arrives: the slowest answer from the change until the page shows it, and how long that took, ms. */
export async function askUntil(url: string, shown: string): Promise<{ slowest: number; shownAfter: number }> {
  const began = performance.now();
  let slowest = 0;
  while (performance.now() - began < patienceMs) {
    const { ms, result } = await timed(() => ask(url, 'identity'));
    slowest = Math.max(slowest, ms);
    if (Buffer.from(result.body).includes(shown)) return { slowest, shownAfter: performance.now() - began };
    await wait(20);
  }
  throw new Error(`${url} never showed ${shown}.`);
}
