import { atom, type PrimitiveAtom } from 'jotai';
import type { Unsent } from './unsent.ts';

const queues = new Map<string, PrimitiveAtom<readonly Unsent[]>>();

/** What was done at the door of an event and has not been answered: camera, list and strip read it. The browser's database keeps it too. */
export function checkInQueueAtom(event: string): PrimitiveAtom<readonly Unsent[]> {
  const known = queues.get(event);
  if (known) return known;
  const made = atom<readonly Unsent[]>([]);
  queues.set(event, made);
  return made;
}
