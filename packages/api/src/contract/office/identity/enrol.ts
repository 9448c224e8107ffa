import { bodyOf } from '../fields.ts';
import { SignedIn } from '../me/me.ts';
import type { OfficeCall } from '../office-call.ts';
import { Attestation } from '../passkeys.ts';

/** A new passkey for somebody who has lost theirs, who is signed in with it. Every other session of theirs ends. */
export const enrol = {
  method: 'POST',
  path: '/identity/enrol',
  body: /* @__PURE__ */ bodyOf({ attestation: Attestation }),
  reads: false,
  answer: SignedIn,
  may: 'enrol',
} as const satisfies OfficeCall;
