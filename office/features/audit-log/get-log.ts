import { dayText } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';

const optionalText = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(100, messages.notUnderstood)));
const day = /* @__PURE__ */ v.optional(dayText(messages.notUnderstood));

/** Which lines. */
export const filter = {
  /** Id of a volunteer. */
  who: optionalText,
  /** Kind and id of what it was done to, such as `member 01J…`; or a kind alone. */
  about: optionalText,
  action: optionalText,
  /** The first day, and the last one, in UTC. */
  from: day,
  to: day,
};

/** What of the log is asked for; all of it without. */
export const LogQuery = /* @__PURE__ */ v.object({
  ...filter,
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
    '1',
  ),
});
