import { atom, type PrimitiveAtom } from 'jotai';
import type { Entry } from './uploads/entries.ts';

/** Subject of uploads: an event or a piece of news, with its id; `new` for news that was not saved yet. */
export interface UploadSubject {
  kind: 'event' | 'news';
  id: string;
}

/** Unique name of a subject. */
export const subjectName = ({ kind, id }: UploadSubject): string => `${kind} ${id}`;

const queues = new Map<string, PrimitiveAtom<readonly Entry[]>>();

/** Uploads of a subject. The queue continues when its screen is left. */
export function uploadsAtom(subject: UploadSubject): PrimitiveAtom<readonly Entry[]> {
  const name = subjectName(subject);
  const known = queues.get(name);
  if (known) return known;
  const made = atom<readonly Entry[]>([]);
  queues.set(name, made);
  return made;
}
