import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { checkInQueueAtom } from './checkInQueue.ts';
import { addUnsent, type SendingTo, sendUnsent } from './sendUnsent.ts';
import { inOrder, type Unsent } from './unsent.ts';
import { readUnsent } from './unsentStorage.ts';

/** Time until unsent items are tried again, in milliseconds; they are sent at once when the connection is back. */
const againMs = 5_000;

/** Queue of an event’s unanswered actions. It is sent automatically, in its order. */
export function useSending(event: string, to: SendingTo & { failed: (error: unknown) => void }) {
  const store = useStore();
  const queue = checkInQueueAtom(event);
  const unsent = useAtomValue(queue);
  const isSending = useRef(false);
  const send = useEffectEvent(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await sendUnsent(store, event, to);
    } catch (error) {
      to.failed(error);
    } finally {
      isSending.current = false;
    }
  });
  const fetchKept = useEffectEvent(async () => {
    const kept = await readUnsent(event).catch((): Unsent[] => []);
    const known = new Set(store.get(queue).map(({ body }) => body.item));
    const others = kept.filter(({ body }) => !known.has(body.item));
    if (others.length > 0) store.set(queue, (before) => inOrder([...others, ...before]));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event has another queue
  useEffect(() => void fetchKept(), [event]);
  const waiting = unsent.length;
  useEffect(() => {
    if (waiting === 0) return undefined;
    const again = () => void send();
    again();
    const clock = setInterval(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(clock);
      window.removeEventListener('online', again);
    };
  }, [waiting]);

  return {
    unsent,
    /** Adds an item to the queue and keeps it in the browser until it is answered. */
    add: (one: Unsent) => void addUnsent(store, one),
  };
}
