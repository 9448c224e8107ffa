import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { RegistrationBody } from './registration-body.ts';

/**
 * Submits an application for membership. A repeat with a known email gets the same neutral answer, which does not reveal who is a
 * member.
 */
export const registerMember = {
  method: 'POST',
  path: '/member/member-register',
  body: RegistrationBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
