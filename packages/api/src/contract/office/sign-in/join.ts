import * as v from 'valibot';
import { bodyOf, LinkToken, Name } from '../fields.ts';
import { Codes, SignedIn } from '../account/me.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Attestation } from '../passkeys.ts';

/** Makes somebody a volunteer, with their passkey and eight recovery codes, and signs them in. It spends the invitation. */
export const join = {
  method: 'POST',
  path: '/identity/join',
  body: /* @__PURE__ */ bodyOf({ token: LinkToken, name: Name, attestation: Attestation }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ ...SignedIn.entries, codes: Codes }),
  permission: 'anyone',
} as const satisfies OfficeCall;
