import * as v from 'valibot';
import type { Call } from '../call.ts';
import { unverifiedEntries } from '../captcha/unverified.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { email, keyMessage } from '../text.ts';
import { myMessages as messages } from './messages.ts';

export const AskForMyPageBody = /* @__PURE__ */ v.strictObject(
  { email: email(messages.emailRequired, messages.emailInvalid), ...unverifiedEntries },
  keyMessage({ email: messages.emailRequired }, ours.unknownField, messages.failed),
);

/**
 * Asks for the letter that opens one's own page; a link from before ends. Whether anybody is in here by that email, the answer is
 * the same. The link works in this browser alone.
 */
export const askForMyPage = {
  method: 'POST',
  path: '/my/link',
  body: AskForMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
