import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { Receipt } from '../receipt.ts';
import { CorrectEntryBody } from './entry-body.ts';

/**
 * What the directory shall show of a member, by the token of the link in their letter; a volunteer approves it first.
 * Refused as `hideEntry` is; 422 as well when nothing differs, and then the link can be used again.
 */
export const correctEntry = {
  method: 'POST',
  path: '/member/correct-entry',
  summary: 'A member corrects their entry, by the link in their letter; reviewed by people.',
  body: CorrectEntryBody,
  bodyLimit: limits.body.json,
  verified: false,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
