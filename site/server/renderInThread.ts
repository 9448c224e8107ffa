/** The thread that renders pages: `renderThread.ts` starts it with the folder of the built site. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { createClientOf } from '@banyan/api/client';
import type { InitialDataOptions } from '@banyan/app/reading';
import { readCalls } from '../src/readCalls.ts';
import { loadRenderer } from './renderer.ts';
import type { ThreadPage } from './renderThread.ts';
import {
  type Asked,
  answerWith,
  ask,
  type ReadAnswer,
  type ReadQuestion,
  type RenderQuestion,
} from './threadMessages.ts';

/** Behind whoever only wants what is ready. Linux counts a thread as a process; elsewhere all threads are alike. */
const politeness = 10;
try {
  setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), politeness);
} catch {
  // A system without threads in `/proc`, or one that lets nobody step back.
}

const renderer = await loadRenderer(String(workerData));

/** Loaders read through the process that serves: it has the database, and counts who asks. */
const sourceOf = (base: string, reads: MessagePort) =>
  createClientOf(readCalls, {
    base,
    fetch: async (input, init) => {
      const { url, headers } = new Request(input, init);
      const question: ReadQuestion = { url, headers: Object.fromEntries(headers) };
      const read = await ask<ReadAnswer>(reads, question);
      return new Response(read.body, read);
    },
  });

/** How long a page that nobody waits for may take for its data, in milliseconds. */
const aheadMs = 10_000;

const minuteMs = 60_000;
const thisMinute = () => Math.floor(Date.now() / minuteMs) * minuteMs;

async function render({ pathAndQuery, context, base, reads, isAhead }: RenderQuestion): Promise<ThreadPage> {
  let isWhole = true;
  const ahead: InitialDataOptions = {
    ...(isAhead && { timeoutMs: aheadMs }),
    onMissing: () => {
      isWhole = false;
    },
  };
  const page = await renderer.render(pathAndQuery, {
    ...context,
    source: sourceOf(base, reads),
    ahead,
    now: thisMinute(),
  });
  return { ...page, isWhole };
}

parentPort?.on('message', ({ answer, ...question }: Asked<RenderQuestion>) =>
  answerWith(answer, () => render(question)),
);
