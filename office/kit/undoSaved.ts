import { serverNow } from '@banyan/api/client';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, sameAsAtom } from '../shell/atoms/undo.ts';
import { isChanged } from './isChanged.ts';
import type { SavedChange } from './ways.ts';
import { withStepUp } from './withStepUp.ts';

/** Last editor and time of a record, for use within a sentence. */
interface Newest {
  who: string;
  at: string;
}

type CallOptions = { params: { id: string }; idempotencyKey: string };

/** Functions that restore records of one kind. */
export interface SavedKind<Body> {
  /** Saves the body over the given version. @throws as the API call does */
  restore: (body: Body, version: number, options: CallOptions) => Promise<{ version: number }>;
  /** Returns the last editor of the record. */
  newest: (id: string) => Promise<Newest>;
  /** Called after the restore, for example to show the record. */
  after?: (id: string, body: Body, version: number) => void;
}

function newestSameAs(subject: string, version: number): number {
  const newer = store.get(sameAsAtom)[`${subject} ${version}`];
  return newer === undefined ? version : newestSameAs(subject, newer);
}

/**
 * Restores the previous values of a record.
 * @throws Overtaken if another volunteer has changed it since; then nothing is saved
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

/** Adds a saved change to the undo stack, with its undo beside the form. @returns the id of the action */
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
