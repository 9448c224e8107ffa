import * as v from 'valibot';
import { bodyOf, note } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { Ref, RefParams, Version } from './model.ts';

/**
 * Asks whoever sent something by a letter with a link to answer by. 409 when it was decided or asked about meanwhile, or an editor
 * wrote it.
 */
export const ask = {
  method: 'POST',
  path: '/queue/{ref}/ask',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({
    text: note(messages.questionRequired),
    /** Of what was looked at. */
    version: Version,
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** Id of the question, by which `undoAsk` takes it back. */
    question: v.string(),
    /** When the letter leaves, ISO. */
    leavesAt: v.string(),
    /** Whether letters leave this machine at all. */
    isMailSetUp: v.boolean(),
  }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;

/** Takes a question back, and its letter. `left`: that is out or just leaving, and its question stays. */
export const undoAsk = {
  method: 'POST',
  path: '/queue/{ref}/ask/undo',
  params: RefParams,
  body: /* @__PURE__ */ bodyOf({ question: Ref }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ state: v.picklist(['done', 'left']) }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;
