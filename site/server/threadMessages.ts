import { MessageChannel, type MessagePort, type Transferable, type Worker } from 'node:worker_threads';
import type { RequestContext } from '../src/request.ts';

/* What the thread that renders and the process that serves say to each other. Every question brings a port for its answer. */

/** Asks for a page. `reads` is where its loaders' requests go, `base` where they believe the API is. */
export interface RenderQuestion {
  pathAndQuery: string;
  context: Omit<RequestContext, 'source'>;
  base: string;
  /** Nobody waits for it, so that its data may take longer. */
  isAhead: boolean;
  reads: MessagePort;
}

/** A request of a loader. All of them are `GET`. */
export interface ReadQuestion {
  url: string;
  headers: Record<string, string>;
}

/** What it was answered. */
export interface ReadAnswer {
  status: number;
  headers: Record<string, string>;
  body: ArrayBuffer;
}

/** A question as it arrives. */
export type Asked<Question> = Question & { answer: MessagePort };

/** The other side is gone, and with it whatever it was asked. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

type Said<Answer> = { value: Answer } | { error: unknown };

/**
 * Asks the other side, and waits for what it says.
 * @throws what went wrong there; ThreadEnded when it ended before it answered
 */
export function ask<Answer>(
  other: Worker | MessagePort,
  question: object,
  transfer: readonly Transferable[] = [],
): Promise<Answer> {
  const { port1: heard, port2: answer } = new MessageChannel();
  return new Promise<Answer>((resolve, reject) => {
    heard.once('message', (said: Said<Answer>) => {
      if ('value' in said) resolve(said.value);
      else reject(said.error);
      heard.close();
    });
    heard.once('close', () => reject(new ThreadEnded('The other thread ended before it answered.')));
    other.postMessage({ ...question, answer }, [...transfer, answer]);
  });
}

/** Answers a question with what is made of it, or with what went wrong. */
export async function answerWith<Answer>(
  answer: MessagePort,
  make: () => Promise<Answer>,
  transferOf: (value: Answer) => readonly Transferable[] = () => [],
): Promise<void> {
  try {
    const value = await make();
    answer.postMessage({ value } satisfies Said<Answer>, transferOf(value));
  } catch (error) {
    answer.postMessage({ error } satisfies Said<Answer>);
  }
}
