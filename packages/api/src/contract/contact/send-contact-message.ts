import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { ContactBody } from './body.ts';

/** Sends a message to the association. */
export const sendContactMessage = {
  method: 'POST',
  path: '/contact',
  body: ContactBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
