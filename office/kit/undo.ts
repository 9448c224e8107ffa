import { serverNow } from '@banyan/api/client';
import { lazyModule } from '@banyan/ui/hooks';
import { store } from '../shell/atoms/asked.ts';
import { mostUndoable, Overtaken, type TakenBack, undoStackAtom } from '../shell/atoms/undo.ts';
import { client } from '../shell/client.ts';
import { withStepUp } from './withStepUp.ts';

/** Lazy module, loaded with the first action that can be undone. */
export const takeBackModule = lazyModule(async () => (await import('./takeBack.ts')).takeBack);

/**
 * Undoes one action. It leaves the stack at once, so that it cannot be undone twice. After an error it returns to the stack, unless
 * it can never be undone.
 *
 * @returns the result; `undefined` if the action is no longer on the stack
 * @throws as its API call does
 */
export async function undo(id: string): Promise<TakenBack | undefined> {
  const act = store.get(undoStackAtom).find((one) => one.id === id);
  if (!act) return undefined;
  store.set(undoStackAtom, (acts) => acts.filter((one) => one !== act));
  try {
    const takeBack = takeBackModule.loaded() ?? (await takeBackModule.load());
    const came = await takeBack(act.way);
    return typeof came === 'string' ? { words: came } : came;
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    store.set(undoStackAtom, (acts) => [...acts, act].sort((a, b) => b.at - a.at).slice(0, mostUndoable));
    throw error;
  }
}

/** Undoes the newest action. @returns the result; `undefined` if there is none. @throws as its API call does */
export async function undoNewest(): Promise<TakenBack | undefined> {
  const [newest] = store.get(undoStackAtom);
  return newest && undo(newest.id);
}

/**
 * Sends the email of an action right away. An action that cannot be undone once its email is sent leaves the stack.
 * @returns true if the action can still be undone; undefined if it is no longer on the stack
 * @throws as its API call does
 */
export async function sendEmailNow(id: string): Promise<boolean | undefined> {
  const found = store.get(undoStackAtom).find((one) => one.id === id);
  if (!found?.sendNow) return undefined;
  const { ref } = found.sendNow;
  await withStepUp(`Send the email about ${ref} now`, (options) =>
    client.sendNow({}, { params: { ref }, ...options }),
  );
  const sent = { leavesAt: new Date(serverNow()).toISOString(), sendNow: undefined };
  store.set(undoStackAtom, (acts) =>
    acts.flatMap((one) => {
      if (one.id !== id) return one;
      return one.isFinal ? [] : { ...one, ...sent };
    }),
  );
  return !found.isFinal;
}
