import { serverNow } from '@banyan/api/client';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, sameAsAtom } from '../shell/atoms/undo.ts';
import { act } from './act.ts';
import { isChanged } from './isChanged.ts';
import type { SavedChange } from './ways.ts';

/** Who has changed something last, and when, within a sentence. */
export interface Newest {
  who: string;
  at: string;
}

interface Calls {
  /** Saves over a version what was there before. @throws as the call does */
  restore: (version: number, options: { idempotencyKey: string }) => Promise<{ version: number }>;
  readNewest: () => Promise<Newest>;
}

function newestSameAs(subject: string, version: number): number {
  const newer = store.get(sameAsAtom)[`${subject} ${version}`];
  return newer === undefined ? version : newestSameAs(subject, newer);
}

/**
 * Takes back what was saved. @returns the version that it has now
 * @throws Overtaken when somebody has changed it since; nothing is written then
 */
export async function takeBackSaved(
  { subject, versionBefore, version }: Pick<SavedChange, 'subject' | 'versionBefore' | 'version'>,
  { restore, readNewest }: Calls,
): Promise<number> {
  try {
    const saved = await act('Undo', (options) => restore(newestSameAs(subject, version), options));
    store.set(sameAsAtom, (all) => ({ ...all, [`${subject} ${versionBefore}`]: saved.version }));
    return saved.version;
  } catch (error) {
    if (!isChanged(error)) throw error;
    const { who, at } = await readNewest();
    throw new Overtaken(`${who} changed this ${at}. Nothing was undone.`);
  }
}

/** Lets what was saved be taken back, beside its form. @returns the act's id */
export function pushSaved(change: SavedChange): string {
  const id = `${change.subject} ${Date.now()}`;
  pushUndo({
    id,
    words: change.words,
    at: serverNow(),
    leavesAt: null,
    isAtForm: true,
    way: { kind: 'saved', change },
  });
  return id;
}
