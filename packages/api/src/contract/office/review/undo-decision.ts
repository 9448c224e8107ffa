import * as v from 'valibot';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { mostItems } from './decide.ts';
import { Ref } from './model.ts';

/** Takes 1 to 50 decisions back, and their letters unless they have left. */
export const undoDecision = {
  method: 'POST',
  path: '/queue/undo',
  body: /* @__PURE__ */ bodyOf({
    items: v.pipe(
      /** `at`: the instant of the decision that is meant, so that a later one of somebody else's stays. */
      v.array(v.object({ ref: Ref, at: v.optional(v.string()) }), messages.notUnderstood),
      v.minLength(1, messages.notUnderstood),
      v.maxLength(mostItems, messages.notUnderstood),
    ),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    items: v.array(
      v.variant('state', [
        v.object({
          ref: v.string(),
          state: v.literal('done'),
          letter: v.picklist(['none', 'withdrawn', 'sent']),
          /** When the letter left (ISO); `null` when it did not. */
          sentAt: v.nullable(v.string()),
        }),
        /** Somebody decided anew after that. */
        v.object({ ref: v.string(), state: v.literal('changed'), by: v.string(), at: v.string() }),
        /** What it would need was forgotten meanwhile. */
        v.object({ ref: v.string(), state: v.literal('too late') }),
        v.object({ ref: v.string(), state: v.literal('gone') }),
      ]),
    ),
  }),
  permission: 'queue.decide',
} as const satisfies OfficeCall;
