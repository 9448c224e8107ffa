import { serverNow } from '@banyan/api/client';
import { preload, tryStorage } from '@banyan/ui/hooks';
import * as v from 'valibot';
import { store } from '../shell/atoms/asked.ts';
import { sameAsAtom, type Undoable, undoStackAtom } from '../shell/atoms/undo.ts';
import { takeBackModule } from './undo.ts';
import { undoKey } from './undoStorage.ts';

/* What can be taken back outlives the document: in this tab, and for the volunteer who did it. */

const isUndoable = (value: unknown): boolean => typeof value === 'object' && value !== null && 'way' in value;

const Kept = v.object({
  volunteer: v.string(),
  // Written by `write` alone, and checked by the server when it is used.
  acts: v.array(v.custom<Undoable>(isUndoable)),
  sameAs: v.record(v.string(), v.number()),
});

function keptOf(volunteer: string): Pick<v.InferOutput<typeof Kept>, 'acts' | 'sameAs'> {
  const kept = tryStorage((): unknown => JSON.parse(sessionStorage.getItem(undoKey) ?? 'null'));
  const found = v.safeParse(Kept, kept);
  return found.success && found.output.volunteer === volunteer ? found.output : { acts: [], sameAs: {} };
}

/** Whether nothing of an act can be taken back any more. */
const isOver = ({ isFinal, leavesAt }: Undoable): boolean =>
  isFinal === true && leavesAt !== null && Date.parse(leavesAt) <= serverNow();

function write(volunteer: string): void {
  const acts = store.get(undoStackAtom).filter(({ way }) => way.kind !== 'here');
  if (acts.length > 0) preload(takeBackModule);
  tryStorage(() =>
    sessionStorage.setItem(undoKey, JSON.stringify({ volunteer, acts, sameAs: store.get(sameAsAtom) })),
  );
}

/** Whose acts this document has. */
let owner: string | undefined;

/**
 * Keeps what a volunteer can take back, and reads what this tab kept of it. Acts of another volunteer are forgotten.
 * @param volunteer Their id. @returns ends it
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
