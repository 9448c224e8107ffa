import * as v from 'valibot';
import { knownPictureEntries } from '../known-picture.ts';
import { optionalText } from '../optional.ts';
import { featuredEventEntries } from './featured-event.ts';

/** Badge of an event without a category of its own (spec part 2 §3). */
export const defaultEventCategory = 'Event';

/** Metadata of one photo or film of a gallery. */
export const EventMedia = /* @__PURE__ */ v.object({
  ...knownPictureEntries,
  /** Size of the original in bytes, for "download (312 MB)". */
  size: v.nullish(v.number()),
  /** Path of a film's poster image. */
  poster: v.nullish(v.string()),
  /** Path of a film's WebVTT captions. */
  captions: v.nullish(v.string()),
});
export type EventMedia = v.InferOutput<typeof EventMedia>;

/** Event in the answers of the list and of the detail (spec part 2 §3), parsed as tolerantly as {@link FeaturedEvent}. */
export const EventItem = /* @__PURE__ */ v.object({
  ...featuredEventEntries,
  isActive: v.nullish(v.boolean(), true),
  isApproved: v.nullish(v.boolean(), true),
  category: v.pipe(
    optionalText,
    v.transform((given) => given.trim() || defaultEventCategory),
  ),
  organizer: v.nullish(v.string()),
  /** Number of seats. Shown as 'N/A' if missing; then there is no limit. */
  maxAttendees: v.nullish(v.number()),
  /** Always empty: attendees are private. Entries that another host sends are dropped. */
  registeredUsers: v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((): never[] => []),
  ),
  /** Number of registrations. Not from the spec. */
  registeredCount: v.nullish(v.number()),
  /** `true` if a full event has a waitlist that a registration can ask for with the key `waitingList`. Not from the spec. */
  waitingList: v.nullish(v.boolean()),
  /** Registration deadline, ISO 8601: an instant, or a day that counts to its end in `timezone`. */
  registrationDeadline: v.nullish(v.string()),
  media: v.nullish(v.array(EventMedia), []),
  /** Time of cancellation, an ISO 8601 instant. Only the event's own page still shows it. Not from the spec. */
  canceledAt: v.nullish(v.string()),
  /**
   * Path of the event's flyer, a PNG of 1200 × 630 pixels for link previews. Only the answer for one event has it, once it is drawn.
   * Not from the spec.
   */
  flyer: v.nullish(v.string()),
  /** Times of creation and of the last change, ISO 8601 instants. Not from the spec. */
  createdAt: v.nullish(v.string()),
  changedAt: v.nullish(v.string()),
});
export type EventItem = v.InferOutput<typeof EventItem>;
/** Event as the server sends it, before parsing fills in defaults. */
export type EventItemInput = v.InferInput<typeof EventItem>;
