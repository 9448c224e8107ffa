import * as v from 'valibot';

const most = 6_000;
const pace = `must be a whole number between 1 and ${most}`;

/** The variables of letters to many. */
export const mailVariables = {
  /** How many of them all processes together send in a minute. */
  MAIL_PER_MINUTE: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || '60'),
    v.regex(/^\d{1,4}$/, pace),
    v.transform(Number),
    v.minValue(1, pace),
    v.maxValue(most, pace),
  ),
  /** What the mail server calls the key that it signs with; empty for not known. */
  DKIM_SELECTOR: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^(?:[\w-]{1,63}(?:\.[\w-]{1,63}){0,3})?$/, 'must be the selector alone, such as mail2027'),
  ),
};
