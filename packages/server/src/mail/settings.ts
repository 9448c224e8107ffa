import * as v from 'valibot';

const most = 6_000;
const pace = `must be a whole number between 1 and ${most}`;

/** Environment variables for campaigns. */
export const mailVariables = {
  /** Campaign emails that all processes together send per minute. */
  MAIL_PER_MINUTE: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.transform((given) => given || '60'),
    v.regex(/^\d{1,4}$/, pace),
    v.transform(Number),
    v.minValue(1, pace),
    v.maxValue(most, pace),
  ),
  /** DKIM selector of the mail server; empty if unknown. */
  DKIM_SELECTOR: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.regex(/^(?:[\w-]{1,63}(?:\.[\w-]{1,63}){0,3})?$/, 'must be the selector alone, such as mail2027'),
  ),
};
