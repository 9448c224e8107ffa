import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Assertion } from '../passkeys.ts';

/** The passkey once more: for five minutes it is not asked for again. */
export const stepUp = {
  method: 'POST',
  path: '/identity/fresh',
  body: /* @__PURE__ */ bodyOf({ assertion: Assertion }),
  reads: false,
  /** In milliseconds. */
  answer: /* @__PURE__ */ v.object({ freshLeft: v.number() }),
  permission: 'volunteer',
} as const satisfies OfficeCall;
