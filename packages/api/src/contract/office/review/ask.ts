import * as v from 'valibot';
import { bodyOf, note } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../office-call.ts';
import { RefParams } from './submission.ts';

/** Asks whoever sent something by a letter with a link to answer by. 409 when it was decided meanwhile, or an editor wrote it. */
export const ask = {
  method: 'POST',
  path: '/queue/{ref}/ask',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({
    text: note(messages.questionRequired),
  }),
  reads: false,
  /** When the letter leaves, ISO. */
  answer: /* @__PURE__ */ v.object({ leavesAt: v.string() }),
  may: 'queue.decide',
} as const satisfies OfficeCall;
