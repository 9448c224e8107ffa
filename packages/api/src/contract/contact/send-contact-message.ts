import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { Receipt } from '../receipt.ts';
import { ContactBody } from './body.ts';

/** Sends a message to the association. */
export const sendContactMessage = {
  method: 'POST',
  path: '/contact',
  summary: 'A message to the association.',
  body: ContactBody,
  bodyLimit: limits.body.json,
  verified: true,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
