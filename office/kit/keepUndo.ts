import { serverNow } from '@banyan/api/client';
import { preload, tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';
import { store } from '../shell/atoms/asked.ts';
import { sameAsAtom, type Undoable, undoStackAtom } from '../shell/atoms/undo.ts';
import { takeBackModule } from './undo.ts';
import { undoKey } from './undoStorage.ts';

/* The undo stack survives a reload: it is stored in this tab, for the volunteer who did the actions. */

const isUndoable = (value: unknown): boolean => typeof value === 'object' && value !== null && 'way' in value;

const Kept = v.object({
  volunteer: v.string(),
  // Written only by `write`, and checked by the server when it is used.
  acts: v.array(v.custom<Undoable>(isUndoable)),
  sameAs: v.record(v.string(), v.number()),
});

function keptOf(volunteer: string): Pick<v.InferOutput<typeof Kept>, 'acts' | 'sameAs'> {
  const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(undoKey) ?? 'null'));
  const found = v.safeParse(Kept, kept);
  return found.success && found.output.volunteer === volunteer ? found.output : { acts: [], sameAs: {} };
}

/** True if an action can no longer be undone. */
const isOver = ({ isFinal, leavesAt }: Undoable): boolean =>
  isFinal === true && leavesAt !== null && Date.parse(leavesAt) <= serverNow();

function write(volunteer: string): void {
  const acts = store.get(undoStackAtom).filter(({ way }) => way.kind !== 'here');
  if (acts.length > 0) preload(takeBackModule);
  tryStorage(() =>
    sessionStorage.setItem(undoKey, JSON.stringify({ volunteer, acts, sameAs: store.get(sameAsAtom) })),
  );
}

/** Id of the volunteer whose actions this document holds. */
let owner: string | undefined;

/**
 * Stores a volunteer's undo stack in this tab and restores what was stored. Actions of another volunteer are deleted.
 * @param volunteer Id of the volunteer. @returns a function that stops storing
 */
export function keepUndo(volunteer: string): () => void {
  if (owner !== volunteer) {
    const { acts, sameAs } = keptOf(volunteer);
    store.set(
      undoStackAtom,
      acts.filter((act) => !isOver(act)),
    );
    store.set(sameAsAtom, sameAs);
    owner = volunteer;
  }
  const writeNow = () => write(volunteer);
  writeNow();
  const stops = [store.sub(undoStackAtom, writeNow), store.sub(sameAsAtom, writeNow)];
  return () => {
    for (const stop of stops) stop();
  };
}
