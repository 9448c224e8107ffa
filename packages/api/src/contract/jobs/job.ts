import * as v from 'valibot';
import { optionalText } from '../optional.ts';
import { publishedAt } from '../published.ts';
import { applicationAddress } from '../safe-href.ts';

/** An email address leads nowhere as it is. What is no address stays, and is not shown as a link. */
const linkOf = (given: string) => applicationAddress(given) ?? given;

/** One job on the board (spec part 2 §3). */
export const Job = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: v.string(),
  requirements: optionalText,
  /** One of `jobTypes`; another server may know more. */
  jobType: v.string(),
  /** Ours: it can be done from anywhere in the country. */
  remote: v.optional(v.boolean()),
  /** Ours: the lowest and the highest pay in whole dollars, as far as the poster said. {@link jobPay} has the words. */
  payMin: v.optional(v.number()),
  payMax: v.optional(v.number()),
  /** One of `payPeriods`; another server may know more. */
  payPeriod: v.optional(v.string()),
  /** An https, http or mailto address; an email address is read as the last. */
  applicationLink: v.pipe(v.string(), v.transform(linkOf)),
  /** When it went on the board, ISO 8601, an instant or a day. */
  postedOn: publishedAt,
  /** `email` and `contactNo` are empty unless the poster agreed that they stand here. */
  postedBy: v.nullish(
    v.object({
      User: v.nullish(v.object({ name: optionalText, email: optionalText, contactNo: optionalText }), {}),
    }),
    {},
  ),
});
export type Job = v.InferOutput<typeof Job>;
