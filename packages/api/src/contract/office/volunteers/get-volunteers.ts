import * as v from 'valibot';
import type { OfficeCall } from '../kernel/call.ts';
import { OpenInvitation, Volunteer } from './volunteer.ts';

/** Who works here, and who was invited. */
export const getVolunteers = {
  method: 'GET',
  path: '/volunteers',
  reads: true,
  answer: /* @__PURE__ */ v.object({
    volunteers: v.array(Volunteer),
    invitations: v.array(OpenInvitation),
  }),
  permission: 'volunteer.manage',
} as const satisfies OfficeCall;
