import type { CreationOptions, RequestOptions } from '@banyan/api/office';
import { officeMessages } from '@banyan/api/office';
import { lazyModule } from '@banyan/ui/hooks';
import type * as v from 'valibot';
import type { officeCalls } from '../../../calls.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';

type Made = v.InferInput<typeof officeCalls.join.body>['attestation'];
type Shown = v.InferInput<typeof officeCalls.signIn.body>['assertion'];

/** Lazy module that talks to the browser's passkey API; loaded by the screens that use it. */
export const passkeyModule = lazyModule(() => import('@simplewebauthn/browser'));

/** True if this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has the browser create a passkey. Rejects if the user closes the browser's dialog. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Made> {
  const { startRegistration } = await passkeyModule.load();
  return startRegistration({ optionsJSON });
}

/** Has the browser ask for a passkey. Rejects if the user closes the browser's dialog. */
export async function showPasskey(optionsJSON: RequestOptions): Promise<Shown> {
  const { startAuthentication } = await passkeyModule.load();
  return startAuthentication({ optionsJSON });
}

/** True if the user closed the browser's dialog or let it time out. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Error message for a failed passkey attempt. @param cancelled Message for a closed dialog */
export function passkeyTrouble(error: unknown, cancelled: string): string | undefined {
  if (isCancelled(error)) return cancelled;
  if (error instanceof Error && error.name === 'InvalidStateError') return officeMessages.knownPasskey;
  return errorMessage(error);
}

export const windowClosed = 'The window was closed. Nothing happened.';
