import { bodyOf } from '../fields.ts';
import { SignedIn } from '../account/me.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Attestation } from '../passkeys.ts';

/** A new passkey for somebody who has lost theirs, who is signed in with it. Every other session of theirs ends. */
export const enrol = {
  method: 'POST',
  path: '/identity/enrol',
  body: /* @__PURE__ */ bodyOf({ attestation: Attestation }),
  reads: false,
  answer: SignedIn,
  permission: 'enrol',
} as const satisfies OfficeCall;
