import { atom, type PrimitiveAtom } from 'jotai';
import type { Entry } from './uploads/entries.ts';

/** What files are for, and its id; a piece of news that is being begun is `new`. */
export interface UploadSubject {
  kind: 'event' | 'news';
  id: string;
}

/** Tells one from another. */
export const subjectName = ({ kind, id }: UploadSubject): string => `${kind} ${id}`;

const queues = new Map<string, PrimitiveAtom<readonly Entry[]>>();

/** Files that go up for something. The queue outlives the screen that shows it. */
export function uploadsAtom(subject: UploadSubject): PrimitiveAtom<readonly Entry[]> {
  const name = subjectName(subject);
  const known = queues.get(name);
  if (known) return known;
  const made = atom<readonly Entry[]>([]);
  queues.set(name, made);
  return made;
}
