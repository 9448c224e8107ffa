import { serverNow } from '@banyan/api/client';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, sameAsAtom } from '../shell/atoms/undo.ts';
import { isChanged } from './isChanged.ts';
import type { SavedChange } from './ways.ts';
import { withStepUp } from './withStepUp.ts';

/** Who has changed something last, and when, within a sentence. */
interface Newest {
  who: string;
  at: string;
}

type CallOptions = { params: { id: string }; idempotencyKey: string };

/** How things of a kind are saved again as they were. */
export interface SavedKind<Body> {
  /** Saves over a version. @throws as the call does */
  restore: (body: Body, version: number, options: CallOptions) => Promise<{ version: number }>;
  /** Who has changed it last. */
  newest: (id: string) => Promise<Newest>;
  /** What follows, such as showing it. */
  after?: (id: string, body: Body, version: number) => void;
}

function newestSameAs(subject: string, version: number): number {
  const newer = store.get(sameAsAtom)[`${subject} ${version}`];
  return newer === undefined ? version : newestSameAs(subject, newer);
}

/**
 * Saves something again as it was.
 * @throws Overtaken when somebody has changed it since; nothing is written then
 */
export async function takeBackSaved<Body>(
  { subject, versionBefore, version }: Pick<SavedChange, 'subject' | 'versionBefore' | 'version'>,
  { id, body }: { id: string; body: Body },
  { restore, newest, after }: SavedKind<Body>,
): Promise<void> {
  try {
    const saved = await withStepUp('Undo', (options) =>
      restore(body, newestSameAs(subject, version), { params: { id }, ...options }),
    );
    store.set(sameAsAtom, (all) => ({ ...all, [`${subject} ${versionBefore}`]: saved.version }));
    after?.(id, body, saved.version);
  } catch (error) {
    if (!isChanged(error)) throw error;
    const { who, at } = await newest(id);
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
