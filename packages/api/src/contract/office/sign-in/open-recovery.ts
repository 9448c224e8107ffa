import * as v from 'valibot';
import { bodyOf, LinkToken } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/**
 * Spends the link of a letter to somebody who has lost their passkey, in the browser that asked for it, which may then do one
 * thing within ten minutes: `enrol`. 410 for a link that was used, is too old, or was asked for elsewhere.
 */
export const openRecovery = {
  method: 'POST',
  path: '/identity/recovery',
  body: /* @__PURE__ */ bodyOf({ token: LinkToken }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ name: v.string() }),
  permission: 'anyone',
} as const satisfies OfficeCall;
