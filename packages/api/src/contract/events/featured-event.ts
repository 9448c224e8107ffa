import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { safeHref } from '../safe-href.ts';
import { isMoment } from './moments.ts';

/** What every answer about an event carries: the keys of the home page's event (spec part 1 §3). */
export const featuredEventEntries = {
  _id: /* @__PURE__ */ v.string(),
  title: /* @__PURE__ */ v.string(),
  description: optionalText,
  /** ISO 8601: an instant, or a date alone, which lasts to the end of that day in `timezone`. */
  date: /* @__PURE__ */ v.pipe(v.string(), v.check(isMoment)),
  endDate: /* @__PURE__ */ v.nullish(v.string()),
  /** IANA name, such as `America/Los_Angeles`. */
  timezone: /* @__PURE__ */ v.nullish(v.string()),
  location: optionalText,
  /** Paths on the site or absolute addresses; the first one is shown. */
  images: optionalTexts,
  /** Id of the chapter it belongs to; without one it is everybody's. Ours. */
  chapter: /* @__PURE__ */ v.nullish(v.string()),
  registrationURL: /* @__PURE__ */ v.pipe(v.nullish(v.string()), v.transform(safeHref)),
};

/**
 * The event on the home page (spec part 1 §3), as it is read. Tolerant on purpose: any host that sends the spec's fields
 * will do. `registrationURL` survives only when it may be rendered as a link.
 */
export const FeaturedEvent = /* @__PURE__ */ v.object({
  ...featuredEventEntries,
  /** What is known of the picture that is shown. Ours. */
  media: v.nullish(v.array(KnownPicture), []),
});
export type FeaturedEvent = v.InferOutput<typeof FeaturedEvent>;
