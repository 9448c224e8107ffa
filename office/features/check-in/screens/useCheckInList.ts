import { ApiError } from '@banyan/api/client';
import type { CheckInCounts, CheckInEntry } from '@banyan/api/office';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';

export type CheckInList = Awaited<ReturnType<typeof client.checkInList>>;

/** How often the list is asked for while the page is seen, in milliseconds. */
const everyMs = 4_000;

const merged = (held: readonly CheckInEntry[], changed: readonly CheckInEntry[]): CheckInEntry[] => {
  const entries = new Map(held.map((entry) => [entry.id, entry]));
  for (const entry of changed) entries.set(entry.id, entry);
  return [...entries.values()];
};

/** Whether a door is not open to this browser any more. */
const isShut = (error: unknown) =>
  error instanceof ApiError && error.kind === 'http' && [401, 403, 404].includes(error.status);

/** The list of an event as the page holds it, and what is known of the line. @param first As the page began. */
export function useCheckInList(event: string, first: CheckInList) {
  const [list, setList] = useState(first);
  const [answers, setAnswers] = useState(true);
  const [shut, setShut] = useState<string>();
  const hasLine = useOnline();

  /** What a call has said of the line. */
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
    /** Why the door is not open to this browser any more. */
    shut,
    noteFailure,
    noteAnswer: () => setAnswers(true),
    /** Puts what a write has answered over what is held. */
    take: (entries: readonly CheckInEntry[], counts: CheckInCounts) =>
      setList((before) => ({ ...before, counts, entries: merged(before.entries, entries) })),
  };
}
