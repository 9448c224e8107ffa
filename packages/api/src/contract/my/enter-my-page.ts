import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { codeText, keyMessage } from '../text.ts';
import { myMessages as messages } from './messages.ts';

const secret = (most: number) => v.optional(codeText(most, messages.failed), '');

/**
 * Body of a sign-in: the token from the email's link, the six characters of its code, or the browser's passkey response as JSON.
 * The first one that is filled in counts.
 */
export const EnterMyPageBody = /* @__PURE__ */ v.strictObject(
  { token: secret(200), code: secret(20), passkey: secret(limits.passkeyText) },
  keyMessage({}, ours.unknownField, messages.failed),
);

/**
 * Signs in to the member's page; the session ends after 30 minutes without an action. A link works once, in the browser that asked
 * for the email. 410 for a link that is used, expired or unknown. 409 for a link that another browser asked for. 422 for a wrong
 * code or an unknown passkey.
 */
export const enterMyPage = {
  method: 'POST',
  path: '/my/enter',
  body: EnterMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
