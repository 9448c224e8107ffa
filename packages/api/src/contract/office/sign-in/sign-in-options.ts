import * as v from 'valibot';
import { RequestOptions } from '../../passkeys/options.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What a browser asks for a passkey with. Nobody is named, so nothing is told about anybody. */
export const signInOptions = {
  method: 'POST',
  path: '/identity/options',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ options: RequestOptions }),
  permission: 'anyone',
} as const satisfies OfficeCall;
