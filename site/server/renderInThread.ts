/** Worker of the render thread: `renderThread.ts` starts it with the folder of the built site. */
import type { MessagePort } from 'node:worker_threads';
import { createClientOf } from '@banyan/api/client';
import type { InitialDataOptions } from '@banyan/app/reading';
import { workerData } from 'piscina';
import { readCalls } from '../src/readCalls.ts';
import { loadRenderer } from './renderer.ts';
import type { ReadAnswer, ReadRequest, RenderTask, ThreadPage } from './renderMessages.ts';

const renderer = await loadRenderer(String(workerData));

/** Time limit of the loaders for a page rendered in advance, in milliseconds. */
const aheadMs = 10_000;

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

/** Creates a `fetch` through the serving process, which has the database and counts the visitor’s reads. */
function fetchThrough(port: MessagePort): typeof fetch {
  const waiting = new Map<number, (answer: ReadAnswer) => void>();
  let last = 0;
  port.on('message', (answer: ReadAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return async (input, init) => {
    const { url, headers } = new Request(input, init);
    last += 1;
    const id = last;
    const answer = new Promise<ReadAnswer>((resolve) => waiting.set(id, resolve));
    port.postMessage({ id, url, headers: Object.fromEntries(headers) } satisfies ReadRequest);
    const { body, status, headers: sent } = await answer;
    if (status === undefined) throw new TypeError('The API does not answer.');
    return new Response(body, { status, headers: sent });
  };
}

/** Renders a page. */
export default async function render({
  pathAndQuery,
  context,
  base,
  isAhead,
  reads,
}: RenderTask): Promise<ThreadPage> {
  let isWhole = true;
  const ahead: InitialDataOptions = {
    ...(isAhead && { timeoutMs: aheadMs }),
    onMissing: () => {
      isWhole = false;
    },
  };
  try {
    const source = createClientOf(readCalls, { base, fetch: fetchThrough(reads) });
    const page = await renderer.render(pathAndQuery, { ...context, source, ahead, now: thisMinute() });
    return { ...page, isWhole };
  } finally {
    reads.close();
  }
}
