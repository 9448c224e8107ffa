import { bodyOf } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Attestation } from '../passkeys.ts';
import { Me } from './me.ts';

/** One more passkey. 409 for one that is here already. */
export const addPasskey = {
  method: 'POST',
  path: '/me/passkeys',
  body: /* @__PURE__ */ bodyOf({ attestation: Attestation }),
  reads: false,
  answer: Me,
  permission: 'volunteer',
  stepUp: true,
} as const satisfies OfficeCall;
