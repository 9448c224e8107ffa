import { ApiError } from '@banyan/api/client';
import { atom } from 'jotai';
import { store } from '../shell/atoms/asked.ts';
import { forgetMirrors } from './draftMirror.ts';
import { forgetUndo } from './undoStorage.ts';

/** True after an admin ended the access of the signed-in volunteer. The screen then shows nothing of the Office. */
export const accessEndedAtom = atom(false);

/** True if a call failed because an admin ended the access. */
export const isAccessEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.fieldErrors.some(({ field, code }) => field === 'session' && code === 'access-ended');

/** Removes all private data from the screen and from this tab's storage. */
export function endAccess(): void {
  forgetMirrors();
  forgetUndo();
  store.set(accessEndedAtom, true);
}
