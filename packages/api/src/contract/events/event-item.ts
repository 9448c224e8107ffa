import * as v from 'valibot';
import { knownPictureEntries } from '../known-picture.ts';
import { optionalText } from '../optional.ts';
import { featuredEventEntries } from './featured-event.ts';

/** The badge of an event without a category of its own (spec part 2 §3). */
export const defaultEventCategory = 'Event';

/** What the server knows about one photo or film of a gallery. */
export const EventMedia = /* @__PURE__ */ v.object({
  ...knownPictureEntries,
  /** Bytes of the original, for "download (312 MB)". */
  size: v.nullish(v.number()),
  /** A still of a film. */
  poster: v.nullish(v.string()),
  /** WebVTT captions of a film. */
  captions: v.nullish(v.string()),
});
export type EventMedia = v.InferOutput<typeof EventMedia>;

/** An event as the list and the detail send it (spec part 2 §3), read as tolerantly as {@link FeaturedEvent}. */
export const EventItem = /* @__PURE__ */ v.object({
  ...featuredEventEntries,
  isActive: v.nullish(v.boolean(), true),
  isApproved: v.nullish(v.boolean(), true),
  category: v.pipe(
    optionalText,
    v.transform((given) => given.trim() || defaultEventCategory),
  ),
  organizer: v.nullish(v.string()),
  /** Shown as 'N/A' when missing; then there is no limit. */
  maxAttendees: v.nullish(v.number()),
  /** Always empty: who comes is nobody else's business. Whatever another host sends in it is dropped. */
  registeredUsers: v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((): never[] => []),
  ),
  /** How many have registered. Ours. */
  registeredCount: v.nullish(v.number()),
  /** `true` where whoever finds it full can be put on a waiting list, with the call's key of that name. Ours. */
  waitingList: v.nullish(v.boolean()),
  /** ISO 8601, an instant or a day, which then counts to its end in `timezone`. */
  registrationDeadline: v.nullish(v.string()),
  media: v.nullish(v.array(EventMedia), []),
  /** When it was canceled, an ISO 8601 instant: only its own page still shows it. Ours. */
  canceledAt: v.nullish(v.string()),
  /** When it was written down and when it was changed last, ISO 8601 instants. Ours. */
  createdAt: v.nullish(v.string()),
  changedAt: v.nullish(v.string()),
});
export type EventItem = v.InferOutput<typeof EventItem>;
/** As the server hands it over, before reading completes it. */
export type EventItemInput = v.InferInput<typeof EventItem>;
