import type { TakenBack } from '../shell/atoms/undo.ts';
import { savedKinds, undoWays } from '../undo.ts';
import { type SavedKind, takeBackSaved } from './undoSaved.ts';
import type { Restored, SavedBodies, SavedChange, UndoWay, Way, WayData, WayOf } from './ways.ts';

/* This module is loaded with the first action that can be undone. */

const kinds: { [Kind in keyof SavedBodies]: SavedKind<SavedBodies[Kind]> } = savedKinds;
const ways: { [Kind in keyof WayData]: UndoWay<WayData[Kind]> } = undoWays;

/** Saves the previous values of a record again. */
async function saveAgain<Kind extends keyof SavedBodies>(
  change: SavedChange,
  { kind, id, body }: Restored<Kind>,
): Promise<string> {
  await takeBackSaved(change, { id, body }, kinds[kind]);
  return change.back;
}

const runWay = <Kind extends keyof WayData>(way: WayOf<Kind>) => ways[way.kind](way);

/** Undoes one action. @returns the result message. @throws as the API call does; then it can be tried again */
export async function takeBack(way: Way): Promise<string | TakenBack> {
  switch (way.kind) {
    case 'saved':
      return saveAgain(way.change, way.change.restored);
    case 'here':
      return way.run();
    default:
      return runWay(way);
  }
}
