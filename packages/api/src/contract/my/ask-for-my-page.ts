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
 * Sends the email with the sign-in link of the member's page; an earlier link stops working. The answer is the same for known and
 * unknown addresses. The link works only in this browser.
 */
export const askForMyPage = {
  method: 'POST',
  path: '/my/link',
  body: AskForMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
