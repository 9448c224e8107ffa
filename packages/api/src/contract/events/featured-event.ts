import * as v from 'valibot';
import { KnownPicture } from '../known-picture.ts';
import { optionalText, optionalTexts } from '../optional.ts';
import { safeHref } from '../safe-href.ts';
import { isMoment } from './moments.ts';

/** Keys that every answer about an event has: those of the home page's event (spec part 1 §3). */
export const featuredEventEntries = {
  _id: /* @__PURE__ */ v.string(),
  title: /* @__PURE__ */ v.string(),
  description: optionalText,
  /** ISO 8601: an instant, or a day, which lasts to its end in `timezone`. */
  date: /* @__PURE__ */ v.pipe(v.string(), v.check(isMoment)),
  endDate: /* @__PURE__ */ v.nullish(v.string()),
  /** IANA name, such as `America/Los_Angeles`. */
  timezone: /* @__PURE__ */ v.nullish(v.string()),
  location: optionalText,
  /** Paths on the site or absolute addresses; the first one is shown. */
  images: optionalTexts,
  /** Id of the event's chapter; absent for an event of all chapters. Not from the spec. */
  chapter: /* @__PURE__ */ v.nullish(v.string()),
  registrationURL: /* @__PURE__ */ v.pipe(v.nullish(v.string()), v.transform(safeHref)),
};

/**
 * Event on the home page (spec part 1 §3), as clients parse it. Tolerant on purpose: any host that sends the spec's fields works.
 * `registrationURL` is kept only if it may be rendered as a link.
 */
export const FeaturedEvent = /* @__PURE__ */ v.object({
  ...featuredEventEntries,
  /** Metadata of the shown picture. Not from the spec. */
  media: v.nullish(v.array(KnownPicture), []),
});
export type FeaturedEvent = v.InferOutput<typeof FeaturedEvent>;
