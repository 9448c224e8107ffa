import { serverNow } from '@banyan/api/client';
import type { useRouter } from '@tanstack/react-router';
import { Overtaken, pushUndo } from '../shell/atoms/undo.ts';
import { act } from './act.ts';
import { isChanged } from './isChanged.ts';

/** Fields that were saved, and the way back to what stood there before. */
export interface SavedChange {
  /** Kind and id of what was changed: `news news-laptops`. */
  subject: string;
  /** Of what stood there before. */
  versionBefore: number;
  /** As it was saved. */
  version: number;
  /** What was done, as a sentence. */
  words: string;
  /** What is said once it is taken back. */
  back: string;
  /** Saves over a version what stood there before. @throws as the call does */
  restore: (version: number, options: { idempotencyKey: string }) => Promise<{ version: number }>;
  /** Who has changed it last, and when, within a sentence. */
  readNewest: () => Promise<{ who: string; at: string }>;
}

/*
 * What is taken back is saved once more, as a version of its own. The acts before it made the version that it was made from; what stands
 * there now is the same again, so they can be taken back too.
 */
const sameAs = new Map<string, number>();

function newestSameAs(subject: string, version: number): number {
  const newer = sameAs.get(`${subject} ${version}`);
  return newer === undefined ? version : newestSameAs(subject, newer);
}

/**
 * Takes back what was saved.
 * @throws Overtaken when somebody has changed it since; nothing is written then
 */
export async function takeBackSaved({
  subject,
  versionBefore,
  version,
  restore,
  readNewest,
}: SavedChange): Promise<void> {
  try {
    const saved = await act('Undo', (options) => restore(newestSameAs(subject, version), options));
    sameAs.set(`${subject} ${versionBefore}`, saved.version);
  } catch (error) {
    if (!isChanged(error)) throw error;
    const { who, at } = await readNewest();
    throw new Overtaken(`${who} changed this ${at}. Nothing was undone.`);
  }
}

/** Lets what was saved be taken back, beside its form. @returns the act's id */
export function pushSaved(change: SavedChange, router: ReturnType<typeof useRouter>): string {
  const id = `${change.subject} ${Date.now()}`;
  pushUndo({
    id,
    words: change.words,
    at: serverNow(),
    leavesAt: null,
    isAtForm: true,
    async takeBack() {
      await takeBackSaved(change);
      await router.invalidate();
      return change.back;
    },
  });
  return id;
}
