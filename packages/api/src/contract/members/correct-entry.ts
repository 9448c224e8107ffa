import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { CorrectEntryBody } from './entry-body.ts';

/**
 * Submits a correction of a directory entry, by the token of the link in the member's email. A volunteer must approve it. Fails
 * like `hideEntry`; also 422 if nothing differs, and then the link can be used again.
 */
export const correctEntry = {
  method: 'POST',
  path: '/member/correct-entry',
  body: CorrectEntryBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
