import type { TakenBack } from '../shell/atoms/undo.ts';
import type { savedKinds, undoWays } from '../undo.ts';
import type { SavedKind } from './undoSaved.ts';

/* How something is undone, as data, so that it outlives the document. Each feature has its ways in its `undo.ts`. */

type BodyOf<Kind> = Kind extends SavedKind<infer Body> ? Body : never;

/** Bodies that are saved again, by kind. */
export type SavedBodies = { [Kind in keyof typeof savedKinds]: BodyOf<(typeof savedKinds)[Kind]> };

/** Fields as they were before they were saved, by which they are saved again. */
export type Restored<Kind extends keyof SavedBodies = keyof SavedBodies> = {
  [One in Kind]: { kind: One; id: string; body: SavedBodies[One] };
}[Kind];

/** Fields that were saved, and the way back to what was there before. */
export interface SavedChange<Kind extends keyof SavedBodies = keyof SavedBodies> {
  /** Kind and id of what was changed: `news news-laptops`. */
  subject: string;
  /** Of what was there before. */
  versionBefore: number;
  /** As it was saved. */
  version: number;
  /** What was done, as a sentence. */
  words: string;
  /** What is said once it is undone. */
  back: string;
  restored: Restored<Kind>;
}

/** What the ways of the features need, by their names. */
export type WayData = { [Kind in keyof typeof undoWays]: Parameters<(typeof undoWays)[Kind]>[0] };

/** Way of a feature. */
export type WayOf<Kind extends keyof WayData> = { [One in Kind]: { kind: One } & WayData[One] }[Kind];

export type Way =
  | WayOf<keyof WayData>
  | { kind: 'saved'; change: SavedChange }
  /** Nothing was sent: only this document can undo it. */
  | { kind: 'here'; run: () => string };

/** Does it. @returns what came of it. @throws as the call does; then it can be tried again */
export type UndoWay<Data> = (data: Data) => Promise<string | TakenBack>;
