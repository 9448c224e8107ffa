import * as v from 'valibot';

/** One job on the board (spec part 2 §3). */
export const Job = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  /** Plain text; a blank line separates paragraphs. */
  description: v.string(),
  requirements: v.optional(v.string(), ''),
  /** One of `jobTypes`; another server may know more. */
  jobType: v.string(),
  /** An https, http or mailto address. */
  applicationLink: v.string(),
  /** When it went on the board, an ISO 8601 instant. */
  postedOn: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  /** `email` and `contactNo` are empty unless the poster agreed that they stand here. */
  postedBy: v.optional(
    v.object({
      User: v.optional(
        v.object({
          name: v.optional(v.string(), ''),
          email: v.optional(v.string(), ''),
          contactNo: v.optional(v.string(), ''),
        }),
        {},
      ),
    }),
    {},
  ),
});
export type Job = v.InferOutput<typeof Job>;
