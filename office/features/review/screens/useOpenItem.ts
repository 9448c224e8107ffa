import type { Submission } from '@banyan/api/office';
import { preload } from '@banyan/ui/hooks';
import { useEffect, useState } from 'react';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { itemModule } from './itemModule.ts';

const read = (ref: string) => withStepUp(`Look at ${ref}`, () => client.getSubmission({ params: { ref } }));

/** Prefetched submissions by reference, so that the next one opens at once. Each is used once. */
const ahead = new Map<string, Promise<Submission>>();

/** Prefetches the submission that is likely to be opened next. */
export function readAhead(ref: string | undefined): void {
  if (ref === undefined || ahead.has(ref)) return;
  // Keeps the previous prefetch: a decided item leaves the list before the next one is open.
  for (const old of [...ahead.keys()].slice(0, -1)) ahead.delete(old);
  const reading = client.getSubmission({ params: { ref } });
  ahead.set(ref, reading);
  // A failed prefetch is ignored; the item is loaded when it is opened.
  reading.catch(() => ahead.delete(ref));
}

/** Loads a submission together with the module that renders it. */
async function readOnce(ref: string): Promise<Submission> {
  const reading = ahead.get(ref);
  ahead.delete(ref);
  const [item] = await Promise.all([reading?.catch(() => read(ref)) ?? read(ref), itemModule.load()]);
  return item;
}

/** Delay before the detail module is prefetched, in milliseconds, so that the list loads first. */
const listFirstMs = 1_000;

/** Loading state of the open submission. */
export type OpenItem =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; words: string; retry: () => void }
  | { state: 'read'; item: Submission };

/** Loads a submission. @param seen A new value reloads it; the old content stays visible until then. */
export function useOpenItem(ref: string | undefined, seen: unknown): OpenItem {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ ref: string; item?: Submission; words?: string | undefined }>();

  useEffect(() => {
    const timer = setTimeout(() => preload(itemModule), listFirstMs);
    return () => clearTimeout(timer);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, and what was changed, read it anew
  useEffect(() => {
    if (ref === undefined) return undefined;
    let isWanted = true;
    readOnce(ref).then(
      (item) => isWanted && setAnswer({ ref, item }),
      (error: unknown) =>
        isWanted && setAnswer({ ref, words: errorMessage(error) ?? 'You didn’t use your passkey.' }),
    );
    return () => {
      isWanted = false;
    };
  }, [ref, attempt, seen]);

  if (ref === undefined) return { state: 'none' };
  if (answer?.ref !== ref) return { state: 'loading' };
  if (answer.item) return { state: 'read', item: answer.item };
  return {
    state: 'failed',
    words: answer.words ?? '',
    retry: () => {
      setAnswer(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
