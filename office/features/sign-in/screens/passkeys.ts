import type { CreationOptions, RequestOptions } from '@banyan/api/office';
import { officeMessages } from '@banyan/api/office';
import { lazyModule } from '@banyan/ui/hooks';
import type * as v from 'valibot';
import type { officeCalls } from '../../../calls.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';

type Made = v.InferInput<typeof officeCalls.join.body>['attestation'];
type Shown = v.InferInput<typeof officeCalls.signIn.body>['assertion'];

/** What asks the browser for passkeys. Fetched by the screens that do. */
export const passkeyModule = lazyModule(() => import('@simplewebauthn/browser'));

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Has the browser make a passkey. Rejects when somebody closes its window. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<Made> {
  const { startRegistration } = await passkeyModule.load();
  return startRegistration({ optionsJSON });
}

/** Has the browser ask for a passkey. Rejects when somebody closes its window. */
export async function showPasskey(optionsJSON: RequestOptions): Promise<Shown> {
  const { startAuthentication } = await passkeyModule.load();
  return startAuthentication({ optionsJSON });
}

/** Whether somebody closed the browser's window, or let it wait too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** What to say when no passkey came of it. @param cancelled What a closed window means here */
export function passkeyTrouble(error: unknown, cancelled: string): string | undefined {
  if (isCancelled(error)) return cancelled;
  if (error instanceof Error && error.name === 'InvalidStateError') return officeMessages.knownPasskey;
  return errorMessage(error);
}

export const windowClosed = 'The window was closed. Nothing happened.';
