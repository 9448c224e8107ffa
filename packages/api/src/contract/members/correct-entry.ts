import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { CorrectEntryBody } from './entry-body.ts';

/**
 * What the directory shall show of a member, by the token of the link in their letter; a volunteer approves it first.
 * Refused as `hideEntry` is; 422 as well when nothing differs, and then the link can be used again.
 */
export const correctEntry = {
  method: 'POST',
  path: '/member/correct-entry',
  body: CorrectEntryBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
