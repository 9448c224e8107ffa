import * as v from 'valibot';
import { EventItem } from '../../events/event-item.ts';
import { deadlineTooLate, endsTooEarly, eventRules } from '../../events/event-rules.ts';
import { LogLine } from '../audit-log/log-line.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import { officeEventMessages as messages } from './messages.ts';

const { notUnderstood } = officeMessages;
const rules = /* @__PURE__ */ eventRules(messages);

/** What a volunteer writes of an event: each field with its rule. */
export const eventEntries = {
  ...rules,
  zone: /* @__PURE__ */ v.pipe(rules.zone, v.nonEmpty(messages.zone)),
};

const inOrder = (fields: { date: string; end: string; zone: string }) => !endsTooEarly(fields);
const inTime = (fields: { date: string; end: string; deadline: string; zone: string }) =>
  !deadlineTooLate(fields);

/** All of them, and whether one contradicts another. The form and the server validate with this same schema. */
export const EventFields = /* @__PURE__ */ v.pipe(
  bodyOf(eventEntries),
  v.forward(v.partialCheck([['date'], ['end'], ['zone']], inOrder, messages.endsEarly), ['end']),
  v.forward(v.partialCheck([['date'], ['end'], ['deadline'], ['zone']], inTime, messages.deadlineLate), [
    'deadline',
  ]),
);
export type EventFields = v.InferOutput<typeof EventFields>;

/** Grows with every change of an event, also in calendars: what is changed is what was looked at. */
export const Version = /* @__PURE__ */ v.pipe(v.number(notUnderstood), v.integer(notUnderstood));

/** The same fields as they are sent for an event that is there. */
export const ChangedEvent = /* @__PURE__ */ v.pipe(
  bodyOf({
    ...eventEntries,
    version: Version,
    /** Whether everybody who has a seat, or waits for one, gets a letter that says what is new. */
    tell: v.boolean(notUnderstood),
  }),
  v.forward(v.partialCheck([['date'], ['end'], ['zone']], inOrder, messages.endsEarly), ['end']),
  v.forward(v.partialCheck([['date'], ['end'], ['deadline'], ['zone']], inTime, messages.deadlineLate), [
    'deadline',
  ]),
);

/** Where an event is. What has no day of the calendar is a draft, wherever that came from. */
export const eventStates = ['draft', 'shown', 'cancelled'] as const;
export type OfficeEventState = (typeof eventStates)[number];

/** Which events a list is of: those that are shown and not over, drafts, those that are over, those that are cancelled. */
export const eventLists = ['coming', 'draft', 'past', 'cancelled'] as const;
export type EventList = (typeof eventLists)[number];

/** An event in a list. */
export const EventRow = /* @__PURE__ */ v.object({
  id: v.string(),
  state: v.picklist(eventStates),
  version: Version,
  title: v.string(),
  /** An ISO instant, or a day, as the public API has it. */
  date: v.string(),
  end: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  location: v.string(),
  category: v.string(),
  chapter: v.nullable(v.string()),
  featured: v.boolean(),
  /** Whether it is over. */
  isOver: v.boolean(),
  /** `null` for no limit. */
  seats: v.nullable(v.number()),
  /** Seats that are taken, those given out by hand included. */
  taken: v.number(),
  /** How many wait for a seat. */
  waiting: v.number(),
  /** Of those who have a seat or wait, how many registered within the last seven days. */
  fresh: v.number(),
  /** Photos and films in its gallery. */
  items: v.number(),
  /** Whether it is time to work its door: from some hours before until some hours after. */
  door: v.optional(v.boolean()),
  /** How many of those who registered have arrived, and how many guests. */
  arrived: v.optional(v.number()),
  guests: v.optional(v.number()),
});
export type EventRow = v.InferOutput<typeof EventRow>;

/** Letters about an event that were written together, one to each person. Instants are ISO. */
export const EventEmails = /* @__PURE__ */ v.object({
  id: v.string(),
  /** They say that something is new, that it is cancelled, that it takes place after all, or that it is tomorrow. */
  kind: v.picklist(['changed', 'cancelled', 'back', 'reminder', 'mailing']),
  /** Subject of a letter that somebody wrote to those who come; its `id` is the letter's own. */
  subject: v.optional(v.string()),
  many: v.number(),
  at: v.string(),
  /** When they leave, or left, at the earliest. */
  leavesAt: v.string(),
  /** How many of them have left; what left more than a month ago is forgotten, and counts. */
  left: v.number(),
  /** `held` until they leave, `leaving` while some have not, `taken back` when none of them ever leaves. */
  state: v.picklist(['held', 'leaving', 'sent', 'taken back']),
});
export type EventEmails = v.InferOutput<typeof EventEmails>;

/** An event with all that is to be said of it. Instants are ISO. */
export const OfficeEvent = /* @__PURE__ */ v.object({
  ...EventRow.entries,
  /** As a form has them; moments by the clocks of the zone. */
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
  /** As the site's pages read it; `null` while it has no day of the calendar. */
  public: v.nullable(EventItem),
  /** Volunteer who changed it last, in the Office. */
  changed: v.nullable(v.object({ by: v.string(), at: v.string() })),
  /** What stands on the front page now. */
  featuredNow: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** How many would get a letter about it: who has a seat, or waits for one. */
  reached: v.number(),
  /** The letter of the day before. */
  reminder: v.object({
    isOn: v.boolean(),
    /** When it leaves; `null` for an event that is over, or has no day. */
    at: v.nullable(v.string()),
    subject: v.string(),
    text: v.string(),
  }),
  /** `null` while it is not cancelled. */
  cancelled: v.nullable(
    v.object({
      at: v.string(),
      /** Empty for none. */
      reason: v.string(),
      /** Whether it can be taken back, with all of its letters: none of them has left. */
      isUndoable: v.boolean(),
      /** When the letters leave at the earliest; `null` where there are none, or they may have left. */
      undoUntil: v.nullable(v.string()),
    }),
  ),
  /** Newest first. */
  emails: v.array(EventEmails),
  /** Passes of its door that are good: until when the last lasts (ISO), and who came in by them; `null` where there is none. */
  checkInPass: v.optional(
    v.nullable(
      v.object({
        until: v.string(),
        helpers: v.array(v.object({ name: v.string(), since: v.string() })),
      }),
    ),
  ),
  /** What was done to it, newest first; the last fifty. */
  history: v.array(LogLine),
});
export type OfficeEvent = v.InferOutput<typeof OfficeEvent>;
