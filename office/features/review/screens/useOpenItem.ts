import type { Submission } from '@banyan/api/office';
import { preload } from '@banyan/ui/hooks';
import { useEffect, useState } from 'react';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { itemModule } from './itemModule.ts';

const read = (ref: string) => withStepUp(`Look at ${ref}`, () => client.getSubmission({ params: { ref } }));

/** Read while another one is looked at, so that the next stands there at once. Taken once. */
const ahead = new Map<string, Promise<Submission>>();

/** Fetches what is likely to be opened next. */
export function readAhead(ref: string | undefined): void {
  if (ref === undefined || ahead.has(ref)) return;
  // The one before stays: what was decided leaves the list before the next stands open.
  for (const old of [...ahead.keys()].slice(0, -1)) ahead.delete(old);
  const reading = client.getSubmission({ params: { ref } });
  ahead.set(ref, reading);
  // Reading ahead is a courtesy: what does not come is read when it is opened.
  reading.catch(() => ahead.delete(ref));
}

/** With what shows it. */
async function readOnce(ref: string): Promise<Submission> {
  const reading = ahead.get(ref);
  ahead.delete(ref);
  const [item] = await Promise.all([reading?.catch(() => read(ref)) ?? read(ref), itemModule.load()]);
  return item;
}

/** How long the list has to itself before what shows an item is fetched ahead, in milliseconds. */
const listFirstMs = 1_000;

/** What came of reading it. */
export type OpenItem =
  | { state: 'none' | 'loading' }
  | { state: 'failed'; words: string; retry: () => void }
  | { state: 'read'; item: Submission };

/** One of the queue, whole. @param seen Another value reads it anew, and shows what was read until then. */
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
