import * as v from 'valibot';
import type { Call } from '../call.ts';
import { limits } from '../limits.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { codeText, keyMessage } from '../text.ts';
import { myActs } from './acts.ts';
import { myMessages as messages } from './messages.ts';

const word = (most: number) => v.optional(codeText(most, messages.failed), '');

/** A button of the page, see {@link myActs}; `passkey` is what the browser made, as JSON. */
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
 * Does what a button of one's own page says. 401 for whoever is not signed in, 404 for what is not theirs, 409 for what cannot be
 * done with it now.
 */
export const actOnMyPage = {
  method: 'POST',
  path: '/my/act',
  body: ActOnMyPageBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
