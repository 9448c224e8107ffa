import type { InitialData, ReadState } from '@banyan/app/reading';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const mostAnswers = 40;

/**
 * Answers of one page, by what was asked. Only a browser ever puts one in: going back shows at once what was there.
 */
export function keptAnswers<Answer>() {
  const answers = new Map<string, Answer>();
  return {
    get: (key: string) => answers.get(key),
    remember(key: string, answer: Answer): void {
      answers.delete(key);
      answers.set(key, answer);
      const [oldest] = answers.keys();
      if (answers.size > mostAnswers && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** How far the reading of a page is. */
export type Reading<Answer> = Pick<ReadState<Answer>, 'data' | 'failed' | 'error' | 'busy' | 'retry'>;

export interface Asking<Answer> {
  /** What is asked, as a text: the same for the same question. */
  key: string;
  read: (signal: AbortSignal) => Promise<Answer>;
  answers: ReturnType<typeof keptAnswers<Answer>>;
  /** What the loader read, and the key it read for. */
  start: InitialData<Answer>;
  rendered: string;
}

interface Attempt {
  key: string;
  busy: boolean;
  failed: boolean;
  error?: unknown;
}

/**
 * What is found by a query that changes while one looks: what came with the page or was seen before, then what the API says
 * now. An answer belongs to what was asked; one that arrives after the question has changed is dropped.
 */
export function useAsked<Answer>({ key, read, answers, start, rendered }: Asking<Answer>): Reading<Answer> {
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Attempt>({ key, busy: true, failed: false });
  const ask = useEffectEvent(read);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to read again
  useEffect(() => {
    const abort = new AbortController();
    setReading((before) =>
      before.key === key ? { ...before, busy: true } : { key, busy: true, failed: false },
    );
    const settle = (failed: boolean, error?: unknown) => {
      if (!abort.signal.aborted) setReading({ key, busy: false, failed, error });
    };
    ask(abort.signal).then(
      (answer) => {
        if (!abort.signal.aborted) answers.remember(key, answer);
        settle(false);
      },
      (reason: unknown) => settle(true, reason),
    );
    return () => abort.abort();
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const came = start.ready && rendered === key ? start.data : undefined;
  const current = reading.key === key;
  return {
    data: answers.get(key) ?? came,
    failed: current && reading.failed,
    error: current ? reading.error : undefined,
    busy: !current || reading.busy,
    retry,
  };
}

/** How long the list before stands still while the next one is fetched, in milliseconds: most answers are faster. */
const keepPreviousMs = 250;

/**
 * What is on the screen: the answer; for a moment the one before it, so that nothing flickers while somebody types; then
 * nothing.
 *
 * @param waiting An answer is on its way.
 */
export function useKeepPrevious<T>(answer: T | undefined, waiting: boolean): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  const missing = answer === undefined;

  useEffect(() => {
    if (!missing) return;
    const timer = setTimeout(() => setLast(undefined), waiting ? keepPreviousMs : 0);
    return () => clearTimeout(timer);
  }, [missing, waiting]);

  return answer ?? (waiting ? last : undefined);
}
