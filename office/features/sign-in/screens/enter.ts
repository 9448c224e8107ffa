import { ApiError } from '@banyan/api/client';
import type { Me, SignedIn } from '@banyan/api/office';
import { isAccessEnded } from '../../../kit/access.ts';
import { forgetMirrors } from '../../../kit/draftMirror.ts';
import { forgetUndo } from '../../../kit/undoStorage.ts';
import { passkeyWanted, StepUpDeclined, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';

let known: Me | undefined;

/** Remembers the volunteer who has just signed in, so that an ended session can be renewed in place. */
export function entered({ me }: SignedIn): void {
  known = me;
}

const isAway = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** Error thrown when the visitor must go to the sign-in page. */
export class NotSignedIn extends Error {
  override readonly name = 'NotSignedIn';
}

/**
 * Signed-in volunteer. If their session has ended, asks for the passkey in place.
 * @param isAhead True while a page is only prefetched: the known volunteer is returned without a request.
 * @throws NotSignedIn if nobody is signed in
 */
export async function whoIsHere(isAhead: boolean): Promise<Me> {
  if (isAhead && known) return known;
  try {
    known = known ? await withStepUp('Continue where you were', () => client.getMe()) : await client.getMe();
    return known;
  } catch (error) {
    if (passkeyWanted(error) || isAccessEnded(error) || error instanceof StepUpDeclined) {
      known = undefined;
      throw new NotSignedIn();
    }
    // While the server is away, the known volunteer can keep reading. Every change is checked by the server again.
    if (known && isAway(error)) return known;
    throw error;
  }
}

/** Path to open after sign-in; only paths of the Office are allowed. @default '/office' */
export const wayIn = (asked: string | undefined): string =>
  asked !== undefined && /^\/office(?:\/[\w/-]*)?(?:\?.*)?$/.test(asked) ? asked : '/office';

/** Signs out, deletes the drafts and undo data in this tab, and loads the sign-in page, which clears the memory. */
export async function leave(): Promise<void> {
  await client.signOut({}).catch((error: unknown) => {
    if (!passkeyWanted(error) && !isAccessEnded(error)) throw error;
  });
  forgetMirrors();
  forgetUndo();
  window.location.assign('/office/sign-in');
}
