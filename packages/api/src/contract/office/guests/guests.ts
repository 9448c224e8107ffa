import * as v from 'valibot';
import { eventRegistrationEntries } from '../../events/registration-body.ts';
import { LetIn } from '../check-in/check-in.ts';
import { officeMessages } from '../messages.ts';

export const { notUnderstood } = officeMessages;

/**
 * How a registration stands to a seat: it has one, keeps one until a link is opened, is offered one after it waited, waits, or has none any
 * more.
 */
export const seatStates = ['confirmed', 'held', 'offered', 'waiting', 'released'] as const;

/** Which of them a list is of: those with a seat, also one that has yet to be taken; those who wait; those who have none any more. */
export const peopleLists = ['coming', 'waiting', 'released'] as const;
export type PeopleList = (typeof peopleLists)[number];

/** Somebody who registered for an event. */
export const EventPerson = /* @__PURE__ */ v.object({
  id: v.string(),
  reference: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  year: v.number(),
  email: v.string(),
  comments: v.string(),
  state: v.picklist(seatStates),
  /** Reference of the member with this email; absent without one, or where the volunteer may not see them. */
  member: v.optional(v.string()),
  /** When they registered, ISO. */
  at: v.string(),
  /** Where: on the site, in the Office, or at the door. */
  source: v.optional(v.picklist(['site', 'door', 'office'])),
  /** Guests they said they would bring, and those who are in. */
  guests: v.optional(v.number()),
  guestsIn: v.optional(v.number()),
  /**
   * When they came and who let them in, and the check-in that did, to take it back; `null` as long as they have not. A year after the
   * event only when is known.
   */
  arrived: v.optional(v.nullable(v.object({ ...LetIn.entries, checkIn: v.nullable(v.string()) }))),
  /** When the same ticket was let in again, by another door that did not know. */
  twice: v.optional(v.array(LetIn)),
});
export type EventPerson = v.InferOutput<typeof EventPerson>;

export const { firstName, lastName, email, graduationYear, comments } = eventRegistrationEntries;
