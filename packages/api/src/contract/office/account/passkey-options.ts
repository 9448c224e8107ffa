import * as v from 'valibot';
import { CreationOptions } from '../../passkeys/options.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What one more passkey is made with. */
export const passkeyOptions = {
  method: 'POST',
  path: '/me/passkeys/options',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ options: CreationOptions }),
  permission: 'volunteer',
  stepUp: true,
} as const satisfies OfficeCall;
