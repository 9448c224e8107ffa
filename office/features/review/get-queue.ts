import { officeMessages as messages } from '@banyan/api/office/messages';
import { submissionKinds } from '@banyan/api/office/review/model';
import * as v from 'valibot';

const optional = (message: string) => v.optional(v.pipe(v.string(), v.maxLength(60, message)));

/** Filters of the queue; by default everything that is waiting. */
export const QueueQuery = /* @__PURE__ */ v.object({
  kind: v.optional(v.picklist(submissionKinds, messages.notUnderstood)),
  chapter: optional(messages.notUnderstood),
  /** Waiting for us, waiting for an answer, or decided (newest first). */
  state: v.optional(v.picklist(['waiting', 'asked', 'decided'], messages.notUnderstood), 'waiting'),
  /** Only waiting requests that clearly match the alumni register. Decided submissions are not filtered by it. */
  match: v.optional(v.picklist(['clear'], messages.notUnderstood)),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
    '1',
  ),
});
