import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { codeText, keyMessage } from '../text.ts';
import { myActs } from './acts.ts';
import { myMessages as messages } from './messages.ts';

const word = (most: number) => v.optional(codeText(most, messages.failed), '');

/** Body of a button on the member's page, see {@link myActs}. `passkey` is the browser's passkey response as JSON. */
export const ActOnMyPageBody = /* @__PURE__ */ v.strictObject(
  {
    act: v.picklist(myActs, messages.failed),
    about: word(200),
    to: word(limits.text.email),
    passkey: word(limits.passkeyText),
  },
  keyMessage({}, ours.unknownField, messages.failed),
);
export type ActOnMyPageBody = v.InferOutput<typeof ActOnMyPageBody>;

/**
 * Performs the action of a button on the member's own page. 401 if nobody is signed in, 404 for another person's data, 409 if the
 * action is not possible now.
 */
export const actOnMyPage = {
  method: 'POST',
  path: '/my/act',
  body: ActOnMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
