import { ApiError } from '@banyan/api/client';
import { atom } from 'jotai';
import { store } from '../shell/atoms/asked.ts';
import { forgetMirrors } from './draftMirror.ts';
import { forgetUndo } from './undoStorage.ts';

/** Whether an admin has ended the access of whoever is signed in here. Nothing of the Office is on the screen then. */
export const accessEndedAtom = atom(false);

/** Whether a call was refused because an admin ended the access. */
export const isAccessEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.kind === 'http' &&
  error.fieldErrors.some(({ field, code }) => field === 'session' && code === 'access-ended');

/** Takes everything private off the screen, and out of this tab's storage. */
export function endAccess(): void {
  forgetMirrors();
  forgetUndo();
  store.set(accessEndedAtom, true);
}
