import { ApiError, newIdempotencyKey } from '@banyan/api/client';
import { officeMessages } from '@banyan/api/office';
import type { PasskeyReason } from '../features/sign-in/components/PasskeyDialog/PasskeyDialog.tsx';
import { askedAtom, store } from '../shell/atoms/asked.ts';
import { Overtaken } from '../shell/atoms/undo.ts';
import { endAccess, isAccessEnded } from './access.ts';

/** Somebody was asked for their passkey, and does not want to show it now. */
export class StepUpDeclined extends Error {
  override readonly name = 'NotNow';
}

/** Why a call wants the passkey first; `undefined` for every other failure. */
export function passkeyWanted(error: unknown): PasskeyReason | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'http') return undefined;
  const code = error.fieldErrors.find(({ field }) => field === 'session')?.code;
  return code === 'fresh' || code === 'signed-out' ? code : undefined;
}

let waiting: Promise<void> | undefined;

/** Asks once, however many calls wait for it. */
function askForPasskey(reason: PasskeyReason, doing: string): Promise<void> {
  waiting ??= new Promise<void>((resolve, reject) => {
    const end = (finish: () => void) => () => {
      waiting = undefined;
      store.set(askedAtom, undefined);
      finish();
    };
    store.set(askedAtom, {
      reason,
      doing,
      goOn: end(resolve),
      callOff: end(() => reject(new StepUpDeclined(officeMessages.signedOut))),
    });
  });
  return waiting;
}

/**
 * Does something; when the server wants the passkey first, it is asked for in place, and what was to be done is done again
 * under the same name, so that it happens once.
 *
 * @param doing What it is, for whoever is asked: "Invite Ravi Umbar".
 * @throws ApiError as the call does, NotNow when the passkey is not shown
 */
export async function withStepUp<Answer>(
  doing: string,
  call: (options: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const options = { idempotencyKey: newIdempotencyKey() };
  for (;;) {
    try {
      return await call(options);
    } catch (error) {
      if (isAccessEnded(error)) {
        endAccess();
        throw new StepUpDeclined(officeMessages.accessEnded);
      }
      const reason = passkeyWanted(error);
      if (!reason) throw error;
      await askForPasskey(reason, doing);
    }
  }
}

/** The same where nobody acts yet, such as a page that is fetched when its link is pointed at: then nobody is asked. */
export const withStepUpUnless = <Answer>(
  isAhead: boolean,
  doing: string,
  call: () => Promise<Answer>,
): Promise<Answer> => (isAhead ? call() : withStepUp(doing, call));

/** What to say of a failure; nothing when somebody called it off themselves. */
export function errorMessage(error: unknown): string | undefined {
  if (error instanceof StepUpDeclined) return undefined;
  return error instanceof ApiError || error instanceof Overtaken
    ? error.message
    : 'That didn’t work. Please try again.';
}
