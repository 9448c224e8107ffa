import * as v from 'valibot';
import { eventRegistrationEntries } from '../../events/registration-body.ts';
import { LetIn } from '../check-in/check-in.ts';
import { officeMessages } from '../messages.ts';

export const { notUnderstood } = officeMessages;

/**
 * Seat states of a registration. `confirmed`: has a seat. `held`: a seat is held until the link is opened. `offered`: a seat is
 * offered from the waitlist. `waiting`: on the waitlist. `released`: canceled or expired.
 */
export const seatStates = ['confirmed', 'held', 'offered', 'waiting', 'released'] as const;

/**
 * Lists of registrations: `coming`: with a seat, confirmed or not. `waiting`: on the waitlist. `released`: without a seat any more.
 */
export const peopleLists = ['coming', 'waiting', 'released'] as const;
export type PeopleList = (typeof peopleLists)[number];

/** Person registered for an event. */
export const EventPerson = /* @__PURE__ */ v.object({
  id: v.string(),
  reference: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  year: v.number(),
  email: v.string(),
  comments: v.string(),
  state: v.picklist(seatStates),
  /** Reference of the member with this email; absent if there is none or the volunteer may not see them. */
  member: v.optional(v.string()),
  /** Time of the registration, ISO. */
  at: v.string(),
  /** Place of the registration: the site, the Office, or the check-in. */
  source: v.optional(v.picklist(['site', 'door', 'office'])),
  /** Numbers of guests in the registration and of guests checked in. */
  guests: v.optional(v.number()),
  guestsIn: v.optional(v.number()),
  /**
   * Check-in: its time, the helper, and its id for undoing; `null` if not checked in. A year after the event only the time remains.
   */
  arrived: v.optional(v.nullable(v.object({ ...LetIn.entries, checkIn: v.nullable(v.string()) }))),
  /** Repeated check-ins of the same ticket by another device that did not know of the first. */
  twice: v.optional(v.array(LetIn)),
});
export type EventPerson = v.InferOutput<typeof EventPerson>;

export const { firstName, lastName, email, graduationYear, comments } = eventRegistrationEntries;
