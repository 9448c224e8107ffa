import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { EventParams } from './get-event.ts';
import { EventRegistrationBody } from './registration-body.ts';

/**
 * Registers a person for an event: 404 unknown, 410 ended or closed, 409 full or registered for elsewhere, 422 not valid
 * or in need of a captcha. A repeat for the same email changes nothing and is answered like the first, with a reference of
 * its own: nobody learns from it who comes.
 */
export const registerForEvent = {
  method: 'POST',
  path: '/events/register/{id}',
  params: EventParams,
  body: EventRegistrationBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
