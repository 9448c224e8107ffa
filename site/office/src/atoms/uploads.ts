import { atom, type PrimitiveAtom } from 'jotai';
import type { Entry } from '../uploads/entries.ts';

const queues = new Map<string, PrimitiveAtom<readonly Entry[]>>();

/** Files that go up for an event. The queue outlives the screen that shows it. */
export function uploadsAtom(event: string): PrimitiveAtom<readonly Entry[]> {
  const known = queues.get(event);
  if (known) return known;
  const made = atom<readonly Entry[]>([]);
  queues.set(event, made);
  return made;
}
