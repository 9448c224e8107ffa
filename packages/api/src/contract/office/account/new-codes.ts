import * as v from 'valibot';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Codes } from './me.ts';

/** Eight new recovery codes, shown this once; those before end. */
export const newCodes = {
  method: 'POST',
  path: '/me/codes',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ codes: Codes }),
  permission: 'volunteer',
  stepUp: true,
} as const satisfies OfficeCall;
