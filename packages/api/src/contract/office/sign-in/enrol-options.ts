import * as v from 'valibot';
import { CreationOptions } from '../../passkeys/options.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What the passkey instead of a lost one is made with. */
export const enrolOptions = {
  method: 'POST',
  path: '/identity/enrol/options',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ options: CreationOptions }),
  permission: 'enrol',
} as const satisfies OfficeCall;
