import { atom } from 'jotai';
import type { Restored, Way } from '../../kit/ways.ts';
import { store } from './asked.ts';

/** Action of this visit that can be undone. */
export interface Undoable {
  id: string;
  /** Description of the action, as a sentence: "Sunita Bakul is approved and in the directory." */
  words: string;
  /** Time of the action, in milliseconds. */
  at: number;
  /** Send time of its email, ISO; `null` if there is no email. */
  leavesAt: string | null;
  /** Number of emails, if more than one. @default 1 */
  emails?: number | undefined;
  /** True if the action can no longer be undone once an email was sent. @default false */
  isFinal?: boolean | undefined;
  /** True if its result and undo are shown beside its form instead of in the undo bar. @default false */
  isAtForm?: boolean | undefined;
  /** True if the server can send email. @default true */
  isMailSetUp?: boolean | undefined;
  /** Reference of the submission whose scheduled email can be sent right away. Without it, the email waits for its time. */
  sendNow?: { ref: string } | undefined;
  /** Data needed to undo the action. */
  way: Way;
}

/** Result of an undo. */
export interface TakenBack {
  words: string;
  /** Submission whose sender has already received the email. The volunteer should write to them. */
  writeTo?: WriteTo | undefined;
  /** Line that shows the result (`FormResult`), if the undo opens another screen. */
  subject?: string | undefined;
  /** Screen to open, because the current one shows a record that no longer exists. */
  goTo?: '/office/gifts';
}

/** Sender of a submission. */
export interface WriteTo {
  /** Reference of the submission. */
  about: string;
}

/** Error thrown when a later change makes an undo impossible. Its message describes the current state. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Maximum number of actions on the undo stack. */
export const mostUndoable = 50;

/** Actions since sign-in, newest first. Screens add to it; the undo bar, `z` and the dashboard read it. `keepUndo` stores it. */
export const undoStackAtom = atom<readonly Undoable[]>([]);

/** Adds an action to the top of the undo stack. */
export const pushUndo = (act: Undoable): void =>
  store.set(undoStackAtom, (acts) => [act, ...acts].slice(0, mostUndoable));

/**
 * Versions with the same content as an older one, by `subject version`. An undo saves the old content as a new version, and this
 * map lets earlier actions on the old version be undone, too.
 */
export const sameAsAtom = atom<Readonly<Record<string, number>>>({});

/** Contact data restored by the last undo, for the screen of that member. */
export const restoredContactAtom = atom<
  (Omit<Restored<'contact'>, 'kind'> & { version: number }) | undefined
>(undefined);
