import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { HideEntryBody } from './entry-body.ts';

/**
 * Hides a member from the directory at once, by the token of the link in their email. 404 unknown token, 410 expired, 409 already
 * hidden.
 */
export const hideEntry = {
  method: 'POST',
  path: '/member/hide-entry',
  body: HideEntryBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
