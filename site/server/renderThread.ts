import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { RequestContext } from '../src/request.ts';
import type { Reads } from './backend.ts';
import type { ReadAnswer, ReadRequest, RenderTask, ThreadPage } from './renderMessages.ts';

/** Renders pages in a separate thread, so that rendering does not delay other requests. */
export interface RenderThread {
  /**
   * @param reads API access of the loaders.
   * @param options `isAhead`: no visitor waits for the page, so its data may take longer. @default false
   * @throws the error of the rendering
   */
  render: (
    pathAndQuery: string,
    context: Omit<RequestContext, 'source'>,
    reads: Reads,
    options?: { isAhead?: boolean },
  ) => Promise<ThreadPage>;
  close: () => Promise<void>;
}

/** Memory limit of a thread, in MB. A thread that exceeds it ends, and the next page starts another. */
const mostMegabytes = 256;

/** Maximum number of pages rendered at the same time, most of which wait for data. */
const atOnce = 8;

/**
 * Starts the thread for the built site in `dist`. A thread that ends is replaced. @param onError Called with the reason why a
 * thread ended.
 */
export function renderThread(dist: string, onError: (error: unknown) => void): RenderThread {
  const pool = new Piscina<RenderTask, ThreadPage>({
    filename: new URL('renderInThread.ts', import.meta.url).href,
    workerData: dist,
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: atOnce,
    // A thread that blocks while waiting would not receive the API’s responses.
    atomics: 'disabled',
    // Lower priority than the serving thread.
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
