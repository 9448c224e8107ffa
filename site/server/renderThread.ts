import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { RequestContext } from '../src/request.ts';
import type { Reads } from './backend.ts';
import type { RenderedPage } from './renderer.ts';
import {
  type Asked,
  answerWith,
  ask,
  type ReadAnswer,
  type ReadQuestion,
  type RenderQuestion,
  ThreadEnded,
} from './threadMessages.ts';

/** A page, and whether all that its loaders wanted came in time. */
export interface ThreadPage extends RenderedPage {
  isWhole: boolean;
}

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

/**
 * Starts the thread with the built site in `dist`. One that ends is replaced when the next page is asked for.
 * @param onError Hears why a thread ended; whoever waits for a page only hears that it did.
 */
export function renderThread(dist: string, onError: (error: unknown) => void): RenderThread {
  const begin = () => {
    const worker = new Worker(new URL('renderInThread.ts', import.meta.url), {
      workerData: dist,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    worker.on('error', onError);
    worker.once('exit', () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  };
  let thread: Worker | undefined = begin();

  return {
    async render(pathAndQuery, context, { base, fetch }, { isAhead = false } = {}) {
      thread ??= begin();
      const asking = thread;
      const { port1: asked, port2: reads } = new MessageChannel();
      asked.on('message', ({ url, headers, answer }: Asked<ReadQuestion>) =>
        answered(answer, fetch, url, headers),
      );
      const question: RenderQuestion = { pathAndQuery, context, base, reads, isAhead };
      try {
        return await ask<ThreadPage>(asking, question, [reads]);
      } catch (error) {
        // Its ports close a moment before the process hears that it is gone.
        if (error instanceof ThreadEnded && thread === asking) thread = undefined;
        throw error;
      } finally {
        asked.close();
      }
    },
    async close() {
      const ending = thread;
      thread = undefined;
      await ending?.terminate();
    },
  };
}

const answered = (answer: MessagePort, fetch: Reads['fetch'], url: string, headers: Record<string, string>) =>
  answerWith<ReadAnswer>(
    answer,
    async () => {
      const response = await fetch(url, { headers });
      const body = await response.arrayBuffer();
      return { status: response.status, headers: Object.fromEntries(response.headers), body };
    },
    ({ body }) => [body],
  );
