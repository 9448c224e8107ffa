import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { HideEntryBody } from './entry-body.ts';

/**
 * Takes a member out of the directory at once, by the token of the link in their letter. 404 for a token that is none of
 * ours, 410 for one that is too old, 409 when it was done before.
 */
export const hideEntry = {
  method: 'POST',
  path: '/member/hide-entry',
  body: HideEntryBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
