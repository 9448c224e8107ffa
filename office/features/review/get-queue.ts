import { officeMessages as messages } from '@banyan/api/office/messages';
import { submissionKinds } from '@banyan/api/office/review/model';
import * as v from 'valibot';

const optional = (message: string) => v.optional(v.pipe(v.string(), v.maxLength(60, message)));

/** Which of the queue; all that waits without. */
export const QueueQuery = /* @__PURE__ */ v.object({
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
