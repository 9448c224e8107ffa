import * as v from 'valibot';
import { optionalText } from '../optional.ts';
import { publishedAt } from '../published.ts';
import { applicationAddress } from '../safe-href.ts';

/** Turns an email address into a link. Text that is no address is kept and not shown as a link. */
const linkOf = (given: string) => applicationAddress(given) ?? given;

/** Job on the board (spec part 2 §3). */
export const Job = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: v.string(),
  requirements: optionalText,
  /** Job type from `jobTypes`; another server may have more. */
  jobType: v.string(),
  /** True for a job that can be done from anywhere in the country. Not from the spec. */
  remote: v.optional(v.boolean()),
  /** Lowest and highest pay in whole dollars, if the poster stated them. Not from the spec. {@link jobPay} formats them. */
  payMin: v.optional(v.number()),
  payMax: v.optional(v.number()),
  /** Period from `payPeriods`; another server may have more. */
  payPeriod: v.optional(v.string()),
  /** https, http or mailto address; an email address is converted to mailto. */
  applicationLink: v.pipe(v.string(), v.transform(linkOf)),
  /** Date of posting, ISO 8601, an instant or a day. */
  postedOn: publishedAt,
  /** Poster of the job. `email` and `contactNo` are empty unless the poster agreed to show them. */
  postedBy: v.nullish(
    v.object({
      User: v.nullish(v.object({ name: optionalText, email: optionalText, contactNo: optionalText }), {}),
    }),
    {},
  ),
});
export type Job = v.InferOutput<typeof Job>;
