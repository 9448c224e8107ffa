import * as v from 'valibot';
import { safeHref } from '../safe-href.ts';

/**
 * The event on the home page (spec part 1 §3), as it is read. Tolerant on purpose: any host that sends the spec's fields
 * will do. `registrationURL` survives only when it may be rendered as a link.
 */
export const FeaturedEvent = /* @__PURE__ */ v.object({
  _id: v.string(),
  title: v.string(),
  description: v.optional(v.string(), ''),
  /** ISO 8601: an instant, or a date alone, which lasts to the end of that day in `timezone`. */
  date: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
  ),
  endDate: v.nullish(v.string()),
  /** IANA name, such as `America/Los_Angeles`. */
  timezone: v.nullish(v.string()),
  location: v.optional(v.string(), ''),
  /** Paths on the site or absolute addresses; the first one is shown. */
  images: v.optional(v.array(v.string()), []),
  registrationURL: v.pipe(v.nullish(v.string()), v.transform(safeHref)),
});
export type FeaturedEvent = v.InferOutput<typeof FeaturedEvent>;
