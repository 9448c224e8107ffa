import { ApiError } from '@banyan/api/client';
import type { CheckInCounts, CheckInEntry } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';

export type CheckInList = Awaited<ReturnType<typeof client.checkInList>>;

/** Time between requests while the page is visible, in milliseconds. */
const everyMs = 4_000;

const merged = (held: readonly CheckInEntry[], changed: readonly CheckInEntry[]): CheckInEntry[] => {
  const entries = new Map(held.map((entry) => [entry.id, entry]));
  for (const entry of changed) entries.set(entry.id, entry);
  return [...entries.values()];
};

/** True if the browser has lost access to the check-in. */
const isShut = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && [401, 403, 404].includes(error.status);

/** Local list of an event and the state of the connection. @param first The list the page was loaded with. */
export function useCheckInList(event: string, first: CheckInList) {
  const [list, setList] = useState(first);
  const [answers, setAnswers] = useState(true);
  const [shut, setShut] = useState<string>();
  const hasLine = useOnline();

  /** Updates the connection state after a failed request. */
  const noteFailure = (error: unknown) => {
    if (isShut(error)) setShut(error instanceof Error ? error.message : '');
    else setAnswers(false);
  };
  const read = useEffectEvent(async () => {
    if (document.hidden) return;
    try {
      const next = await client.checkInList({
        params: { id: event },
        query: { since: list.version },
        timeoutMs: everyMs * 2,
      });
      setAnswers(true);
      setList((before) => ({
        ...next,
        entries: next.isWhole ? next.entries : merged(before.entries, next.entries),
      }));
    } catch (error) {
      noteFailure(error);
    }
  });
  const isOpen = shut === undefined;
  useEffect(() => {
    if (!isOpen || !hasLine) return undefined;
    let next: ReturnType<typeof setTimeout>;
    let isOver = false;
    const beat = async () => {
      await read();
      if (!isOver) next = setTimeout(beat, everyMs);
    };
    next = setTimeout(beat, everyMs);
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [isOpen, hasLine]);

  return {
    list,
    isOnline: hasLine && answers,
    /** Reason the browser has lost access to the check-in. */
    shut,
    noteFailure,
    noteAnswer: () => setAnswers(true),
    /** Merges the entries of a response into the local list. */
    take: (entries: readonly CheckInEntry[], counts: CheckInCounts) =>
      setList((before) => ({ ...before, counts, entries: merged(before.entries, entries) })),
  };
}
