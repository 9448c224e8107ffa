import type { TakenBack } from '../shell/atoms/undo.ts';
import type { savedKinds, undoWays } from '../undo.ts';
import type { SavedKind } from './undoSaved.ts';

/* Undo actions as data, so that they survive a reload. Each feature defines its own in its `undo.ts`. */

type BodyOf<Kind> = Kind extends SavedKind<infer Body> ? Body : never;

/** Bodies that can be saved again, by kind. */
export type SavedBodies = { [Kind in keyof typeof savedKinds]: BodyOf<(typeof savedKinds)[Kind]> };

/** Values of a record before it was changed, used to restore it. */
export type Restored<Kind extends keyof SavedBodies = keyof SavedBodies> = {
  [One in Kind]: { kind: One; id: string; body: SavedBodies[One] };
}[Kind];

/** Saved change of a record, with the data needed to undo it. */
export interface SavedChange<Kind extends keyof SavedBodies = keyof SavedBodies> {
  /** Kind and id of the record: `news news-laptops`. */
  subject: string;
  /** Version before the change. */
  versionBefore: number;
  /** Version after the change. */
  version: number;
  /** Description of the change, as a sentence. */
  words: string;
  /** Message shown after the undo. */
  back: string;
  restored: Restored<Kind>;
}

/** Data of the features' undo actions, by name. */
export type WayData = { [Kind in keyof typeof undoWays]: Parameters<(typeof undoWays)[Kind]>[0] };

/** Undo action of a feature. */
export type WayOf<Kind extends keyof WayData> = { [One in Kind]: { kind: One } & WayData[One] }[Kind];

export type Way =
  | WayOf<keyof WayData>
  | { kind: 'saved'; change: SavedChange }
  /** Nothing was sent: only this document can undo it. */
  | { kind: 'here'; run: () => string };

/** Runs the undo. @returns the result message. @throws as the API call does; then it can be tried again */
export type UndoWay<Data> = (data: Data) => Promise<string | TakenBack>;
