import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Invited, VolunteerParams } from './volunteer.ts';

/** Ends somebody's passkeys, codes and sessions, and gives them a new link: for whoever cannot enter any more. */
export const inviteAgain = {
  method: 'POST',
  path: '/volunteers/{id}/invite',
  params: VolunteerParams,
  body: NoBody,
  reads: false,
  answer: Invited,
  permission: 'volunteer.manage',
  stepUp: true,
} as const satisfies OfficeCall;
