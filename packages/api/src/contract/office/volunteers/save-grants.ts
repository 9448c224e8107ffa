import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import { Grants } from '../grants.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Volunteer, VolunteerParams } from './volunteer.ts';

/** Changes what somebody may do; they sign in again. 409 for oneself, for the only admin, and when it has changed meanwhile. */
export const saveGrants = {
  method: 'POST',
  path: '/volunteers/{id}/grants',
  params: VolunteerParams,
  body: /* @__PURE__ */ bodyOf({ grants: Grants, version: v.number(messages.notUnderstood) }),
  reads: false,
  answer: Volunteer,
  permission: 'volunteer.manage',
  stepUp: true,
} as const satisfies OfficeCall;
