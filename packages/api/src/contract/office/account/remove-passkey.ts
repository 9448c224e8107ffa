import { base64url, bodyOf } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Me } from './me.ts';

/** Takes a passkey away; sessions that began with it end, but for this one. 409 for the last. */
export const removePasskey = {
  method: 'POST',
  path: '/me/passkeys/remove',
  body: /* @__PURE__ */ bodyOf({ id: base64url(1_400) }),
  reads: false,
  answer: Me,
  permission: 'volunteer',
  stepUp: true,
} as const satisfies OfficeCall;
