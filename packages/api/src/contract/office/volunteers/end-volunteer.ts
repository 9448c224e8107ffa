import { Done } from '../done.ts';
import { NoBody } from '../fields.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { VolunteerParams } from './volunteer.ts';

/** Takes somebody out at once: passkeys, codes and sessions end. 409 for oneself and for the only admin. */
export const endVolunteer = {
  method: 'POST',
  path: '/volunteers/{id}/end',
  params: VolunteerParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'volunteer.manage',
  stepUp: true,
} as const satisfies OfficeCall;
