import { ApiError } from '@banyan/api/client';
import type { Me, SignedIn } from '@banyan/api/office';
import { isAccessEnded } from '../../../kit/access.ts';
import { forgetMirrors } from '../../../kit/draftMirror.ts';
import { forgetUndo } from '../../../kit/undoStorage.ts';
import { passkeyWanted, StepUpDeclined, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';

let known: Me | undefined;

/** Remembers who has just entered, so that a session that ends is noticed where they are. */
export function entered({ me }: SignedIn): void {
  known = me;
}

const isAway = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** Thrown where somebody has to go to the door. */
export class AtCheckIn extends Error {
  override readonly name = 'AtTheDoor';
}

/**
 * Who is signed in. Whoever was when the Office opened is asked for their passkey in place.
 * @param isAhead Whether a page is only fetched ahead: then whoever was here is.
 * @throws AtTheDoor when nobody is
 */
export async function whoIsHere(isAhead: boolean): Promise<Me> {
  if (isAhead && known) return known;
  try {
    known = known ? await withStepUp('Continue where you were', () => client.getMe()) : await client.getMe();
    return known;
  } catch (error) {
    if (passkeyWanted(error) || isAccessEnded(error) || error instanceof StepUpDeclined) {
      known = undefined;
      throw new AtCheckIn();
    }
    // While the server is away one reads on as whoever one was; whatever is done is asked about again.
    if (known && isAway(error)) return known;
    throw error;
  }
}

/** Where somebody may be sent once they have entered: an address of the Office. @default its first room */
export const wayIn = (asked: string | undefined): string =>
  asked !== undefined && /^\/office(?:\/[\w/-]*)?(?:\?.*)?$/.test(asked) ? asked : '/office';

/** Forgets everything with the document that it is in, and what this tab kept of their drafts. */
export async function leave(): Promise<void> {
  await client.signOut({}).catch((error: unknown) => {
    if (!passkeyWanted(error) && !isAccessEnded(error)) throw error;
  });
  forgetMirrors();
  forgetUndo();
  window.location.assign('/office/sign-in');
}
