import * as v from 'valibot';
import type { Call } from '../call.ts';
import { correctionEntries, correctionKeys } from '../members/entry-body.ts';
import { entryMessages } from '../members/entry-messages.ts';
import { namesOtherProgram } from '../members/registration-body.ts';
import { registrationMessages } from '../members/registration-messages.ts';
import { ourMessages as ours } from '../our-messages.ts';
import { Receipt } from '../receipt.ts';
import { codeText, keyMessage } from '../text.ts';
import { myMessages as messages } from './messages.ts';

const entry = /* @__PURE__ */ codeText(40, messages.unknown);

/** Body of a signed-in member's correction; `entry` is the id of their entry. */
export const CorrectMyEntryBody = /* @__PURE__ */ v.pipe(
  v.strictObject(
    { entry, ...correctionEntries },
    keyMessage({ ...correctionKeys, entry: messages.unknown }, ours.unknownField, entryMessages.failed),
  ),
  v.forward(
    v.partialCheck([['Dept'], ['Dept_Other']], namesOtherProgram, registrationMessages.otherProgramRequired),
    ['Dept_Other'],
  ),
);

/**
 * Submits a correction of the member's own entry; a volunteer must approve it. 401 if nobody is signed in, 404 for another person's
 * entry, 422 if nothing differs.
 */
export const correctMyEntry = {
  method: 'POST',
  path: '/my/entry',
  body: CorrectMyEntryBody,
  reads: false,
  owned: true,
  answer: Receipt,
} as const satisfies Call;
