import * as v from 'valibot';
import { Done } from '../done.ts';
import { NoBody, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** Letters: those that could not be sent first, then those that wait or are held, then those that left, newest first. 50 to a page. */
export const getOutbox = {
  method: 'GET',
  path: '/outbox',
  query: /* @__PURE__ */ v.object({
    state: v.optional(v.picklist(['stuck', 'waiting', 'sent'], messages.notUnderstood)),
    page: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
      '1',
    ),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    letters: v.array(
      v.object({
        id: v.string(),
        to: v.string(),
        subject: v.string(),
        at: v.string(),
        state: v.picklist(['stuck', 'waiting', 'held', 'sent']),
        /** When it leaves, is tried again, or left (ISO). */
        when: v.string(),
        tries: v.number(),
        /** What the other server said last; empty for nothing. */
        error: v.string(),
      }),
    ),
    counts: v.object({ stuck: v.number(), waiting: v.number() }),
    /** Whether mail is set up at all. */
    isSetUp: v.boolean(),
    more: v.boolean(),
  }),
  permission: 'settings.edit',
} as const satisfies OfficeCall;

/** Of one letter. */
const LetterParams = v.object({ id: RowId });

/** Sends a letter at the next round instead of when its turn comes. 409 when it has left, or is just leaving. */
export const retryLetter = {
  method: 'POST',
  path: '/outbox/{id}/retry',
  params: LetterParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'settings.edit',
} as const satisfies OfficeCall;

/** Gives a letter up: it is never sent. 409 when it has left, or is just leaving. */
export const dropLetter = {
  method: 'POST',
  path: '/outbox/{id}/drop',
  params: LetterParams,
  body: NoBody,
  reads: false,
  answer: Done,
  permission: 'settings.edit',
  stepUp: true,
} as const satisfies OfficeCall;
