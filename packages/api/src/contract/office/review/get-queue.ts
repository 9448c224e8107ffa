import * as v from 'valibot';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { QueueRow, submissionKinds } from './model.ts';

const optional = (message: string) => v.optional(v.pipe(v.string(), v.maxLength(60, message)));

/** Which of the queue; all that waits without. */
const QueueQuery = /* @__PURE__ */ v.object({
  kind: v.optional(v.picklist(submissionKinds, messages.notUnderstood)),
  /** Id of a chapter. */
  chapter: optional(messages.notUnderstood),
  /** What waits for us, what waits for an answer, what was decided about (newest first). */
  state: v.optional(v.picklist(['waiting', 'asked', 'decided'], messages.notUnderstood), 'waiting'),
  /** Of what waits, only requests that clearly match the roll of graduates. What was decided is not narrowed by it. */
  match: v.optional(v.picklist(['clear'], messages.notUnderstood)),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
    '1',
  ),
});

/** What was sent in, oldest first and what was answered on top, 50 to a page. Without contact data. */
export const getQueue = {
  method: 'GET',
  path: '/queue',
  query: QueueQuery,
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(QueueRow),
    /** How many there are of each kind, in this state, chapter and match, on all pages. */
    counts: v.object({
      member: v.number(),
      correction: v.number(),
      story: v.number(),
      job: v.number(),
      message: v.number(),
    }),
    /** Of the kind and state that are shown: how many lie outside of what this volunteer may see, or of the chapter asked for. */
    outside: v.number(),
    /** Whether there is another page. */
    more: v.boolean(),
    /** Who decided last, and when; `null` when nobody ever did. For a queue that is empty. */
    last: v.nullable(v.object({ by: v.string(), at: v.string() })),
  }),
  permission: 'queue.see',
} as const satisfies OfficeCall;
