import { atom, type PrimitiveAtom } from 'jotai';
import type { Unsent } from './unsent.ts';

const queues = new Map<string, PrimitiveAtom<readonly Unsent[]>>();

/** Queue of an event’s check-ins that the server has not answered. The browser’s database keeps it, too. */
export function checkInQueueAtom(event: string): PrimitiveAtom<readonly Unsent[]> {
  const known = queues.get(event);
  if (known) return known;
  const made = atom<readonly Unsent[]>([]);
  queues.set(event, made);
  return made;
}
