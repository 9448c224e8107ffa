import type { InitialData, ReadState } from '@banyan/app/reading';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

const mostAnswers = 40;

/** Cache of a page’s responses, by query. Only the browser fills it: after Back, the earlier response shows at once. */
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

/** Loading state of a query. */
export type Reading<Answer> = Pick<ReadState<Answer>, 'data' | 'failed' | 'error' | 'busy' | 'retry'>;

export interface Asking<Answer> {
  /** Cache key of the query: equal for equal queries. */
  key: string;
  read: (signal: AbortSignal) => Promise<Answer>;
  answers: ReturnType<typeof keptAnswers<Answer>>;
  /** Data from the loader, and the key it was read for. */
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
 * Result of a changing query: first the rendered or cached response, then the API’s. A response that arrives after the query has
 * changed is discarded.
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

/** Time for which the previous list stays while the next one loads, in milliseconds; most responses are faster. */
const keepPreviousMs = 250;

/**
 * Returns the response to show. While the next one loads, it keeps the previous one for a moment, so that the list does not flicker
 * during typing.
 *
 * @param waiting True while a response is pending.
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
