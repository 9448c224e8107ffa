import { bodyOf } from '../fields.ts';
import { SignedIn } from '../account/me.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Assertion } from '../passkeys.ts';

/** Opens the Office with a passkey. 422 for one that belongs to nobody or does not hold. */
export const signIn = {
  method: 'POST',
  path: '/identity/sign-in',
  body: /* @__PURE__ */ bodyOf({ assertion: Assertion }),
  reads: false,
  answer: SignedIn,
  permission: 'anyone',
} as const satisfies OfficeCall;
