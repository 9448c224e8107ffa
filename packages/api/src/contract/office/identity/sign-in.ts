import { bodyOf } from '../fields.ts';
import { SignedIn } from '../me/me.ts';
import type { OfficeCall } from '../office-call.ts';
import { Assertion } from '../passkeys.ts';

/** Opens the Office with a passkey. 422 for one that belongs to nobody or does not hold. */
export const signIn = {
  method: 'POST',
  path: '/identity/sign-in',
  body: /* @__PURE__ */ bodyOf({ assertion: Assertion }),
  reads: false,
  answer: SignedIn,
  may: 'anyone',
} as const satisfies OfficeCall;
