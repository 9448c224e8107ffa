import * as v from 'valibot';
import { eventRegistrationEntries } from '../../events/registration-body.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import { checkInMessages } from './messages.ts';

export const { notUnderstood } = officeMessages;

/** What bounds the door. */
export const checkInLimits = {
  /** Guests that somebody brings along. */
  guests: 9,
  /** Check-ins that are sent at once. */
  items: 100,
  /** Helpers that are at one event's door at once, by whichever of its passes. */
  helpers: 10,
  /** Hours after which a helper comes in by the pass anew, if it still lasts. */
  hoursAtOnce: 16,
  /** Hours before an event in which its door is offered. */
  hoursBefore: 4,
  /** Hours after its end until when a pass lasts. */
  hoursAfter: 3,
} as const;

/** 128 random bits in base64url, made by a browser. */
const RandomId = /* @__PURE__ */ v.pipe(v.string(notUnderstood), v.regex(/^[\w-]{22}$/, notUnderstood));
const Instant = /* @__PURE__ */ v.pipe(v.string(notUnderstood), v.isoTimestamp(notUnderstood));
const manyGuests = checkInMessages.guestsMany(checkInLimits.guests);
const whole = (least: number) =>
  v.pipe(
    v.number(manyGuests),
    v.integer(manyGuests),
    v.minValue(least, manyGuests),
    v.maxValue(checkInLimits.guests, manyGuests),
  );
/** How many guests somebody brings along. */
export const Guests = /* @__PURE__ */ whole(0);

/** The event whose door it is. */
export const CheckInEvent = /* @__PURE__ */ v.object({
  id: v.string(),
  title: v.string(),
  /** An ISO instant, or a day, as the public API has it. */
  date: v.string(),
  end: v.nullable(v.string()),
  zone: v.nullable(v.string()),
  location: v.string(),
});
export type CheckInEvent = v.InferOutput<typeof CheckInEvent>;

/** When somebody was let in (ISO), and the name of who did. */
export const LetIn = /* @__PURE__ */ v.object({ at: v.string(), by: v.string() });

/** A registration as the door has it: no way to write to anybody. */
export const CheckInEntry = /* @__PURE__ */ v.object({
  id: v.string(),
  /** What `ticketKey` makes of the token of their ticket. */
  key: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  year: v.number(),
  /** `coming` has a seat; `waiting` has none yet; `cancelled` has none any more. */
  state: v.picklist(['coming', 'waiting', 'cancelled']),
  /** Guests they said they would bring. */
  guests: v.number(),
  /** Guests of theirs that are in. */
  guestsIn: v.number(),
  /** When they came, ISO; `null` as long as they have not. */
  arrivedAt: v.nullable(v.string()),
  /** Who let them in; empty while nobody has. */
  by: v.string(),
  /** The check-in that let them in, to take it back; `null` while none has. */
  checkIn: v.nullable(v.string()),
  /** When the same ticket was let in again, by another door that did not know. */
  twice: v.array(LetIn),
});
export type CheckInEntry = v.InferOutput<typeof CheckInEntry>;

export const CheckInCounts = /* @__PURE__ */ v.object({
  /** `null` for no limit. */
  seats: v.nullable(v.number()),
  /** Seats that are taken, those given out by hand included. */
  taken: v.number(),
  /** How many of those who registered are in, walk-ins included, guests not. */
  arrived: v.number(),
  /** How many guests are in. */
  guests: v.number(),
});
export type CheckInCounts = v.InferOutput<typeof CheckInCounts>;

export const own = {
  /** The check-in's own id: sent again, it is the same one. */
  item: RandomId,
  /** When it was, by the device's clock. */
  at: Instant,
};
/** Whose it is: an entry's id, or the token out of a ticket's code. */
const ofEntry = { id: v.pipe(v.string(notUnderstood), v.regex(/^[\w-]{1,60}$/, notUnderstood)) };
const ofTicket = { ticket: v.pipe(v.string(notUnderstood), v.regex(/^[0-9A-Z]{52}$/, notUnderstood)) };

const letIn = { ...own, kind: v.literal('in'), guests: Guests };
const moreGuests = { ...own, kind: v.literal('guests'), guests: whole(-checkInLimits.guests) };
const undone = { ...own, kind: v.literal('undo'), undoes: RandomId };

/**
 * What happens at the door: somebody comes `in`, with `guests` who come at the same moment; some more `guests` of theirs come, or, below
 * 0, were counted wrongly; or one of these, named by `undoes`, is taken back.
 */
export const CheckIn = /* @__PURE__ */ v.union(
  [
    bodyOf({ ...letIn, ...ofEntry }),
    bodyOf({ ...letIn, ...ofTicket }),
    bodyOf({ ...moreGuests, ...ofEntry }),
    bodyOf({ ...undone, ...ofEntry }),
  ],
  notUnderstood,
);
export type CheckIn = v.InferOutput<typeof CheckIn>;

/** What every door says with what it sends. */
export const sent = {
  /** Names this browser: made once, by chance. */
  device: RandomId,
  /** What the device's clock shows as it sends: by it `at` is put right. */
  now: Instant,
};

/**
 * What came of a check-in: `in`, also of guests; `already` for somebody whom another check-in of before had let in: it is kept, and
 * told as twice; `undone`; `unknown` for no ticket or entry of ours; `cancelled` and `waiting` for somebody who has no seat; `other` for
 * the ticket of another event.
 */
export const checkInResults = [
  'in',
  'already',
  'undone',
  'unknown',
  'cancelled',
  'waiting',
  'other',
] as const;
export type CheckInResult = (typeof checkInResults)[number];

export const CheckedIn = /* @__PURE__ */ v.object({
  item: v.string(),
  result: v.picklist(checkInResults),
  /** As it is now; `null` where there is none. */
  entry: v.nullable(CheckInEntry),
  /** The other event; `null` for none. */
  other: v.nullable(CheckInEvent),
});
export type CheckedIn = v.InferOutput<typeof CheckedIn>;

export const { firstName, lastName, graduationYear } = eventRegistrationEntries;
