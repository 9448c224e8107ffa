import { atom, type PrimitiveAtom } from 'jotai';
import type { DraftText } from '../../kit/draftMirror.ts';

/** Something that is being written. */
export interface Draft {
  text: DraftText;
  /** Whether what was kept of it has been looked for. */
  isRead: boolean;
  /** When the server kept it last (ISO); `undefined` for never. */
  savedAt: string | undefined;
  /** Whether it could not be kept at the last try. */
  hasFailed: boolean;
  /** Why, where the server has said so. */
  why?: string | undefined;
}

const none: Draft = { text: {}, isRead: false, savedAt: undefined, hasFailed: false };

const drafts = new Map<string, PrimitiveAtom<Draft>>();

/** One per thing that is written about, for the editor and whatever shows what it will become. */
export function draftAtom(key: string): PrimitiveAtom<Draft> {
  const known = drafts.get(key);
  if (known) return known;
  const made = atom(none);
  drafts.set(key, made);
  return made;
}
