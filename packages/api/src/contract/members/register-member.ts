import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { RegistrationBody } from './registration-body.ts';

/** Asks for membership. A repeat for a known email gets the same neutral answer, so it tells nobody who is a member. */
export const registerMember = {
  method: 'POST',
  path: '/member/member-register',
  body: RegistrationBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
