import * as v from 'valibot';
import { EventItem } from '../../events/event-item.ts';
import { deadlineTooLate, endsTooEarly, eventRules } from '../../events/event-rules.ts';
import { LogLine } from '../audit-log/log-line.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import { officeEventMessages as messages } from './messages.ts';

const { notUnderstood } = officeMessages;
const rules = /* @__PURE__ */ eventRules(messages);

/** Rules of the event fields that a volunteer edits. */
export const eventEntries = {
  ...rules,
  zone: /* @__PURE__ */ v.pipe(rules.zone, v.nonEmpty(messages.zone)),
};

const inOrder = (fields: { date: string; end: string; zone: string }) => !endsTooEarly(fields);
const inTime = (fields: { date: string; end: string; deadline: string; zone: string }) =>
  !deadlineTooLate(fields);

/** All event fields, with the rules between them. The form and the server validate with this same schema. */
export const EventFields = /* @__PURE__ */ v.pipe(
  bodyOf(eventEntries),
  v.forward(v.partialCheck([['date'], ['end'], ['zone']], inOrder, messages.endsEarly), ['end']),
  v.forward(v.partialCheck([['date'], ['end'], ['deadline'], ['zone']], inTime, messages.deadlineLate), [
    'deadline',
  ]),
);
export type EventFields = v.InferOutput<typeof EventFields>;

/** Version of an event, increased with every change, also in calendars. A change must name the version that was read. */
export const Version = /* @__PURE__ */ v.pipe(v.number(notUnderstood), v.integer(notUnderstood));

/** Body of a change to an existing event. */
export const ChangedEvent = /* @__PURE__ */ v.pipe(
  bodyOf({
    ...eventEntries,
    version: Version,
    /** True to email the news to everyone with a seat or on the waitlist. */
    tell: v.boolean(notUnderstood),
  }),
  v.forward(v.partialCheck([['date'], ['end'], ['zone']], inOrder, messages.endsEarly), ['end']),
  v.forward(v.partialCheck([['date'], ['end'], ['deadline'], ['zone']], inTime, messages.deadlineLate), [
    'deadline',
  ]),
);

/** States of an event. An event without a valid date is a draft, whatever its source. */
export const eventStates = ['draft', 'shown', 'cancelled'] as const;
export type OfficeEventState = (typeof eventStates)[number];

/** Lists of events: `coming`: published and not over. `draft`: drafts. `past`: over. `cancelled`: canceled. */
export const eventLists = ['coming', 'draft', 'past', 'cancelled'] as const;
export type EventList = (typeof eventLists)[number];

/** Event in a list. */
export const EventRow = /* @__PURE__ */ v.object({
  id: v.string(),
  state: v.picklist(eventStates),
  version: Version,
  title: v.string(),
  /** ISO instant, or a day, as in the public API. */
  date: v.string(),
  end: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  location: v.string(),
  category: v.string(),
  chapter: v.nullable(v.string()),
  featured: v.boolean(),
  /** True if the event is over. */
  isOver: v.boolean(),
  /** Number of seats; `null` for no limit. */
  seats: v.nullable(v.number()),
  /** Seats taken, including those that volunteers gave out by hand. */
  taken: v.number(),
  /** Number of people on the waitlist. */
  waiting: v.number(),
  /** Registrations of the last seven days, with a seat or on the waitlist. */
  fresh: v.number(),
  /** Number of photos and films in its gallery. */
  items: v.number(),
  /** True while the check-in is available: from some hours before the event until some hours after it. */
  door: v.optional(v.boolean()),
  /** Numbers of registered people and of guests who are checked in. */
  arrived: v.optional(v.number()),
  guests: v.optional(v.number()),
});
export type EventRow = v.InferOutput<typeof EventRow>;

/** Batch of emails about an event, one to each person. Instants are ISO. */
export const EventEmails = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Content of the emails: a change, a cancellation, the end of a cancellation, a reminder a day before, or a campaign. */
  kind: v.picklist(['changed', 'cancelled', 'back', 'reminder', 'mailing']),
  /** Subject of a campaign to the attendees; `id` is then the campaign's id. */
  subject: v.optional(v.string()),
  many: v.number(),
  at: v.string(),
  /** Earliest time of sending. */
  leavesAt: v.string(),
  /** Number of emails sent. Records older than a month are deleted but still counted. */
  left: v.number(),
  /** `held` until sending begins, `leaving` while some are unsent, `taken back` if all were stopped. */
  state: v.picklist(['held', 'leaving', 'sent', 'taken back']),
});
export type EventEmails = v.InferOutput<typeof EventEmails>;

/** Event with all its details. Instants are ISO. */
export const OfficeEvent = /* @__PURE__ */ v.object({
  ...EventRow.entries,
  /** Values of the form; times are in the event's zone. */
  fields: v.object({
    title: v.string(),
    date: v.string(),
    end: v.string(),
    zone: v.string(),
    location: v.string(),
    description: v.string(),
    category: v.string(),
    organizer: v.string(),
    chapter: eventEntries.chapter,
    seats: v.nullable(v.number()),
    deadline: v.string(),
    confirmation: eventEntries.confirmation,
    registration: v.string(),
    featured: v.boolean(),
  }),
  /** Event as the public pages read it; `null` while it has no valid date. */
  public: v.nullable(EventItem),
  /** Volunteer who last changed it in the Office. */
  changed: v.nullable(v.object({ by: v.string(), at: v.string() })),
  /** Event that is featured on the front page now. */
  featuredNow: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** Number of people who would get an email about it: all with a seat or on the waitlist. */
  reached: v.number(),
  /** Reminder email of the day before. */
  reminder: v.object({
    isOn: v.boolean(),
    /** Time of sending; `null` for an event that is over or has no date. */
    at: v.nullable(v.string()),
    subject: v.string(),
    text: v.string(),
  }),
  /** Cancellation; `null` if the event is not canceled. */
  cancelled: v.nullable(
    v.object({
      at: v.string(),
      /** Reason; may be empty. */
      reason: v.string(),
      /** True if the cancellation can be undone with all its emails, because none has been sent. */
      isUndoable: v.boolean(),
      /** Earliest time at which the emails are sent; `null` if there are none or they may have been sent. */
      undoUntil: v.nullable(v.string()),
    }),
  ),
  /** Batches of emails, newest first. */
  emails: v.array(EventEmails),
  /** Valid check-in passes: when the last one expires (ISO), and who used them; `null` if there is none. */
  checkInPass: v.optional(
    v.nullable(
      v.object({
        until: v.string(),
        helpers: v.array(v.object({ name: v.string(), since: v.string() })),
      }),
    ),
  ),
  /** Last fifty log lines about the event, newest first. */
  history: v.array(LogLine),
});
export type OfficeEvent = v.InferOutput<typeof OfficeEvent>;
