import * as v from 'valibot';
import { RequestOptions } from '../../passkeys/options.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What the browser asks for the passkey with once more. */
export const stepUpOptions = {
  method: 'POST',
  path: '/identity/fresh/options',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ options: RequestOptions }),
  permission: 'volunteer',
} as const satisfies OfficeCall;
