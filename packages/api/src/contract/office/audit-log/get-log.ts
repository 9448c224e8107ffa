import * as v from 'valibot';
import { bodyOf, dayText } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { LogLine } from './log-line.ts';

const optionalText = /* @__PURE__ */ v.optional(v.pipe(v.string(), v.maxLength(100, messages.notUnderstood)));
const day = /* @__PURE__ */ v.optional(dayText(messages.notUnderstood));

/** Which lines. */
const filter = {
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
const LogQuery = /* @__PURE__ */ v.object({
  ...filter,
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
    '1',
  ),
});

/** Who did what, newest first: all of it for admins, their own acts for others, gifts for treasurers. */
export const getLog = {
  method: 'GET',
  path: '/log',
  query: LogQuery,
  reads: true,
  answer: /* @__PURE__ */ v.object({
    lines: v.array(LogLine),
    /** Whether there is another page. */
    more: v.boolean(),
  }),
  permission: 'log.see',
} as const satisfies OfficeCall;

/** The same lines as a file, for whoever has to show them elsewhere: at most 100,000, newest first. The log notes it. */
export const exportLog = {
  method: 'POST',
  path: '/log/export',
  body: /* @__PURE__ */ bodyOf(filter),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180, with a line of names. */
    csv: v.string(),
    rows: v.number(),
  }),
  permission: 'volunteer.manage',
  stepUp: true,
} as const satisfies OfficeCall;
