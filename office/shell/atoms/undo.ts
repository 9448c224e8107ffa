import { atom } from 'jotai';
import type { Restored, Way } from '../../kit/ways.ts';
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
  emails?: number | undefined;
  /** Once a letter has left nothing of it can be taken back. @default false */
  isFinal?: boolean | undefined;
  /** Whether its words and its button are beside the form that did it, in place of a bar on top of the screen. @default false */
  isAtForm?: boolean | undefined;
  /** Whether letters leave the machine at all. @default true */
  isMailSetUp?: boolean | undefined;
  /** Reference of the submission whose scheduled email can be sent right away. Without it, the email waits for its time. */
  sendNow?: { ref: string } | undefined;
  /** How it is taken back. */
  way: Way;
}

/** What came of taking something back. */
export interface TakenBack {
  words: string;
  /** Who has its letter already, so that somebody should write to them. */
  writeTo?: WriteTo | undefined;
  /** Line that shows the words (`FormResult`), where taking it back opens another screen. */
  subject?: string | undefined;
  /** Where to go, because the screen that it was on shows something that is gone. */
  goTo?: '/office/gifts';
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
export const mostUndoable = 50;

/** What was done since the sign-in, newest first. Screens write it; the undo bar, `z` and the dashboard read it. `keepUndo` keeps it. */
export const undoStackAtom = atom<readonly Undoable[]>([]);

/** Puts an act on top. */
export const pushUndo = (act: Undoable): void =>
  store.set(undoStackAtom, (acts) => [act, ...acts].slice(0, mostUndoable));

/**
 * Versions that say the same as another, by `subject version`. What is taken back is saved once more, as a version of its own; the acts
 * before it made the version that it was made from, so they can be taken back too.
 */
export const sameAsAtom = atom<Readonly<Record<string, number>>>({});

/** Contact data that was put back last, which the screen of that member may show. */
export const restoredContactAtom = atom<
  (Omit<Restored<'contact'>, 'kind'> & { version: number }) | undefined
>(undefined);
