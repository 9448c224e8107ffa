import { serverNow } from '@banyan/api/client';
import { atom } from 'jotai';
import { store } from './asked.ts';

/** Something that was done in this visit and can be taken back. */
export interface Undoable {
  id: string;
  /** What was done, as a sentence: "Sunita Bakul is approved and in the directory." */
  words: string;
  /** When, in milliseconds. */
  at: number;
  /** When its letter leaves, ISO; `null` without a letter. */
  leavesAt: string | null;
  /** How many letters there are, where it has more than one. @default 1 */
  letters?: number | undefined;
  /** Once a letter has left nothing of it can be taken back. @default false */
  isFinal?: boolean | undefined;
  /** Whether its words and its button are beside the form that did it, in place of a bar on top of the screen. @default false */
  isAtForm?: boolean | undefined;
  /** Whether letters leave the machine at all. @default true */
  isMailSetUp?: boolean | undefined;
  /** Sends its email right away. Without it, it waits for its time. @throws as the call does */
  sendNow?: (() => Promise<void>) | undefined;
  /** Takes it back. @returns what came of it. @throws as the call does; then it can be tried again */
  takeBack: () => Promise<string | TakenBack>;
}

/** What came of taking something back. */
export interface TakenBack {
  words: string;
  /** Who has its letter already, so that somebody should write to them. */
  writeTo?: WriteTo | undefined;
  /** Line that shows the words (`FormResult`), where taking it back has opened another screen. */
  subject?: string | undefined;
}

/** Who sent something in. */
export interface WriteTo {
  /** Reference of what they sent. */
  about: string;
}

/** Something else was done since, so an act can never be taken back any more. Its message says what is so now. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** How many acts can be taken back. */
const most = 50;

/** What was done since the sign-in, newest first. Screens write it; the undo bar, `z` and the Desk read it. */
export const undoStackAtom = atom<readonly Undoable[]>([]);

/** Puts an act on top. */
export const pushUndo = (act: Undoable): void =>
  store.set(undoStackAtom, (acts) => [act, ...acts].slice(0, most));

/**
 * Takes one act back. It leaves the stack at once, so that nobody takes it back twice, and returns when that did not work, unless it
 * never will.
 *
 * @returns what came of it; `undefined` when it is not there any more
 * @throws as its call does
 */
export async function undo(id: string): Promise<TakenBack | undefined> {
  const act = store.get(undoStackAtom).find((one) => one.id === id);
  if (!act) return undefined;
  store.set(undoStackAtom, (acts) => acts.filter((one) => one !== act));
  try {
    const came = await act.takeBack();
    return typeof came === 'string' ? { words: came } : came;
  } catch (error) {
    if (error instanceof Overtaken) throw error;
    store.set(undoStackAtom, (acts) => [...acts, act].sort((a, b) => b.at - a.at).slice(0, most));
    throw error;
  }
}

/**
 * Sends the email of an act right away. What cannot be undone once its email is sent leaves the stack.
 * @returns whether the act can still be undone; undefined when it is not there any more
 * @throws as its call does
 */
export async function sendEmailNow(id: string): Promise<boolean | undefined> {
  const act = store.get(undoStackAtom).find((one) => one.id === id);
  if (!act?.sendNow) return undefined;
  await act.sendNow();
  const sent = { leavesAt: new Date(serverNow()).toISOString(), sendNow: undefined };
  store.set(undoStackAtom, (acts) =>
    acts.flatMap((one) => {
      if (one.id !== id) return one;
      return one.isFinal ? [] : { ...one, ...sent };
    }),
  );
  return !act.isFinal;
}

/** Takes the newest act back. @returns what came of it; `undefined` when there is none. @throws as its call does */
export async function undoNewest(): Promise<TakenBack | undefined> {
  const [newest] = store.get(undoStackAtom);
  return newest && undo(newest.id);
}
