import { dayText } from '@banyan/api/office/fields';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';

const optionalText = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(100, messages.notUnderstood)));
const day = /* @__PURE__ */ v.optional(dayText(messages.notUnderstood));

/** Filters of the log. */
export const filter = {
  /** Volunteer id. */
  who: optionalText,
  /** Kind and id of the subject, such as `member 01J…`; or only a kind. */
  about: optionalText,
  action: optionalText,
  /** First and last day, in UTC. */
  from: day,
  to: day,
};

/** Query of the log; without filters it returns everything. */
export const LogQuery = /* @__PURE__ */ v.object({
  ...filter,
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
    '1',
  ),
});
