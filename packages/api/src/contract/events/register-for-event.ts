import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { EventParams } from './get-event.ts';
import { EventRegistrationBody } from './registration-body.ts';

/**
 * Registers a person for an event. 404 unknown, 410 ended or closed, 409 full or registration is elsewhere, 422 invalid or captcha
 * needed. A repeat with the same email changes nothing and gets an answer like the first, with a new reference. The answer
 * therefore reveals nothing about who is registered.
 */
export const registerForEvent = {
  method: 'POST',
  path: '/events/register/{id}',
  params: EventParams,
  body: EventRegistrationBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
