import { ApiError, newIdempotencyKey } from '@banyan/api/client';
import { officeMessages } from '@banyan/api/office';
import type { PasskeyReason } from '../features/sign-in/components/PasskeyDialog/PasskeyDialog.tsx';
import { askedAtom, store } from '../shell/atoms/asked.ts';
import { Overtaken } from '../shell/atoms/undo.ts';
import { endAccess, isAccessEnded } from './access.ts';

/** Error thrown when the volunteer closes the passkey dialog. */
export class StepUpDeclined extends Error {
  override readonly name = 'StepUpDeclined';
}

/** Reason why a call needs the passkey first; `undefined` for every other error. */
export function passkeyWanted(error: unknown): PasskeyReason | undefined {
  if (!(error instanceof ApiError) || error.kind !== 'http') return undefined;
  const code = error.fieldErrors.find(({ field }) => field === 'session')?.code;
  return code === 'fresh' || code === 'signed-out' ? code : undefined;
}

let waiting: Promise<void> | undefined;

/** Opens the passkey dialog once, however many calls wait for it. */
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
 * Runs a call. If the server requires the passkey first, asks for it in place. The call is repeated with the same idempotency key,
 * so that it happens once.
 *
 * @param doing Name of the action, shown in the dialog: "Invite Ravi Umbar".
 * @throws ApiError as the call does, StepUpDeclined if the passkey is not used
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

/** Runs a call like `withStepUp`, but never opens the dialog while a page is only prefetched. */
export const withStepUpUnless = <Answer>(
  isAhead: boolean,
  doing: string,
  call: () => Promise<Answer>,
): Promise<Answer> => (isAhead ? call() : withStepUp(doing, call));

/** Error message for a failure; undefined if the volunteer canceled it. */
export function errorMessage(error: unknown): string | undefined {
  if (error instanceof StepUpDeclined) return undefined;
  return error instanceof ApiError || error instanceof Overtaken
    ? error.message
    : 'That didn’t work. Please try again.';
}
