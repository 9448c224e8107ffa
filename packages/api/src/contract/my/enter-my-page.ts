import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { codeText, keyMessage } from '../text.ts';
import { myMessages as messages } from './messages.ts';

const secret = (most: number) => v.optional(codeText(most, messages.failed), '');

/**
 * The token out of the letter's link, the six characters of its code, or a passkey that the browser has shown, as JSON. The first of
 * them that there is counts.
 */
export const EnterMyPageBody = /* @__PURE__ */ v.strictObject(
  { token: secret(200), code: secret(20), passkey: secret(limits.passkeyText) },
  keyMessage({}, ours.unknownField, messages.failed),
);

/**
 * Opens one's own page for 30 minutes without an act: once in the browser that asked for the letter, or with a passkey. 410 for a link
 * that is used, too old or none of ours, 409 for one that another browser asked for, 422 for a code that is not the letter's, and a
 * passkey that is nobody's.
 */
export const enterMyPage = {
  method: 'POST',
  path: '/my/enter',
  body: EnterMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
