import { atom, type PrimitiveAtom } from 'jotai';
import type { DraftText } from '../../kit/draftMirror.ts';

/** State of a draft. */
export interface Draft {
  text: DraftText;
  /** True once the stored draft was looked up. */
  isRead: boolean;
  /** Time of the last save on the server (ISO); `undefined` if there was none. */
  savedAt: string | undefined;
  /** True if the last save failed. */
  hasFailed: boolean;
  /** Reason for the failure, if the server gave one. */
  why?: string | undefined;
}

const none: Draft = { text: {}, isRead: false, savedAt: undefined, hasFailed: false };

const drafts = new Map<string, PrimitiveAtom<Draft>>();

/** Returns the atom of a draft, shared by the editor and its preview. */
export function draftAtom(key: string): PrimitiveAtom<Draft> {
  const known = drafts.get(key);
  if (known) return known;
  const made = atom(none);
  drafts.set(key, made);
  return made;
}
