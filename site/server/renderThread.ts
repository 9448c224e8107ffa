import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { RequestContext } from '../src/request.ts';
import type { Reads } from './backend.ts';
import type { ReadAnswer, ReadRequest, RenderTask, ThreadPage } from './renderMessages.ts';

/** Renders pages beside the process that serves, so that nobody else waits for one. */
export interface RenderThread {
  /**
   * @param reads Where its loaders read.
   * @param options `isAhead`: nobody waits for it, so that its data may take longer. @default false
   * @throws what went wrong while it was rendered
   */
  render: (
    pathAndQuery: string,
    context: Omit<RequestContext, 'source'>,
    reads: Reads,
    options?: { isAhead?: boolean },
  ) => Promise<ThreadPage>;
  close: () => Promise<void>;
}

/** MB of objects that a page may need; a thread that needs more ends, and the next page begins another. */
const mostMegabytes = 256;

/** Pages that are rendered at a time, while their data is read. */
const atOnce = 8;

/** Starts the thread with the built site in `dist`. One that ends is replaced. @param onError Hears why a thread ended. */
export function renderThread(dist: string, onError: (error: unknown) => void): RenderThread {
  const pool = new Piscina<RenderTask, ThreadPage>({
    filename: new URL('renderInThread.ts', import.meta.url).href,
    workerData: dist,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    // A thread that waits by blocking hears no answers of the API.
    atomics: 'disabled',
    // Behind the thread that only sends what is ready.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  pool.on('error', onError);

  return {
    async render(pathAndQuery, context, { base, fetch }, { isAhead = false } = {}) {
      const { port1: asked, port2: reads } = new MessageChannel();
      asked.on('message', (request: ReadRequest) => answer(asked, fetch, request));
      try {
        return await pool.run({ pathAndQuery, context, base, isAhead, reads }, { transferList: [reads] });
      } finally {
        asked.close();
      }
    },
    close: () => pool.destroy(),
  };
}

async function answer(port: MessagePort, fetch: Reads['fetch'], { id, url, headers }: ReadRequest) {
  try {
    const response = await fetch(url, { headers });
    const body = await response.arrayBuffer();
    const { status } = response;
    const read: ReadAnswer = { id, status, headers: Object.fromEntries(response.headers), body };
    port.postMessage(read, [body]);
  } catch {
    port.postMessage({ id, status: undefined, headers: {}, body: new ArrayBuffer(0) } satisfies ReadAnswer);
  }
}
