import * as v from 'valibot';
import { eventRegistrationEntries } from '../../events/registration-body.ts';
import { limits } from '../../limits.ts';
import { searchText } from '../../text.ts';
import { Guests, LetIn } from '../check-in/door.ts';
import { bodyOf, NoBody, OptionalNote } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { EventIdParams, RegistrationParams } from '../events/model.ts';

const { notUnderstood } = officeMessages;

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

/** Who registered for an event, in the order in which they did; who waits, by since when. 50 to a page. */
export const getPeople = {
  method: 'GET',
  path: '/events/{id}/people',
  params: EventIdParams,
  query: /* @__PURE__ */ v.object({
    /** Beginnings of words of the name, an e-mail's beginning, or a reference. */
    q: v.optional(searchText(limits.text.email, notUnderstood), ''),
    state: v.optional(v.picklist(peopleLists, notUnderstood), 'coming'),
    /** Only who has arrived, or who has not yet. */
    arrived: v.optional(v.picklist(['yes', 'no'], notUnderstood)),
    page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)), '1'),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(EventPerson),
    /** How many of each match what is looked for; and how many of those have arrived. */
    counts: v.object({
      coming: v.number(),
      waiting: v.number(),
      released: v.number(),
      arrived: v.optional(v.number()),
    }),
    more: v.boolean(),
  }),
  permission: 'event.people',
} as const satisfies OfficeCall;

/** Everybody who has a seat, by name, for a list on paper and for name tags: nothing to write to them with. */
export const getNames = {
  method: 'GET',
  path: '/events/{id}/names',
  params: EventIdParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({
    names: v.array(v.object({ firstName: v.string(), lastName: v.string(), year: v.number() })),
  }),
  permission: 'event.people',
} as const satisfies OfficeCall;

const { firstName, lastName, email, graduationYear, comments } = eventRegistrationEntries;

/**
 * Registers somebody who asked a volunteer; the letter with the ticket leaves at once. 409 when every seat is taken, those that are
 * offered to others included, unless `beyond`; when the e-mail is registered already; and for an event that is over, or not shown.
 */
export const addPerson = {
  method: 'POST',
  path: '/events/{id}/people',
  params: EventIdParams,
  body: /* @__PURE__ */ bodyOf({
    firstName,
    lastName,
    email,
    graduationYear,
    comments,
    /** How many they bring along. */
    guests: v.optional(Guests, 0),
    /** Also when every seat is taken. */
    beyond: v.boolean(notUnderstood),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ reference: v.string() }),
  permission: 'event.people',
} as const satisfies OfficeCall;

/** Frees somebody's seat, or their place on the waiting list; whoever waits longest is offered it. Nothing of it is taken back. 409 when they have none. */
export const cancelPerson = {
  method: 'POST',
  path: '/events/{id}/people/{registration}/cancel',
  params: RegistrationParams,
  body: /* @__PURE__ */ bodyOf({
    /** Whether they get a letter, which leaves at once. */
    tell: v.boolean(notUnderstood),
    /** What it says about it; empty for nothing. */
    reason: OptionalNote,
  }),
  reads: false,
  /** How many of those who wait have been offered a seat by it. */
  answer: /* @__PURE__ */ v.object({ offered: v.number() }),
  permission: 'event.people',
} as const satisfies OfficeCall;

/** Gives somebody who waits, or has yet to take their seat, a seat for good, whether or not one is free; the letter with the ticket leaves at once. */
export const movePerson = {
  method: 'POST',
  path: '/events/{id}/people/{registration}/move',
  params: RegistrationParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ success: v.literal(true) }),
  permission: 'event.people',
} as const satisfies OfficeCall;

/** All of them as a file, with where they stand. The log notes it. */
export const exportPeople = {
  method: 'POST',
  path: '/events/{id}/people/export',
  params: EventIdParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180, with a line of names. */
    csv: v.string(),
    rows: v.number(),
  }),
  permission: 'event.export',
  stepUp: true,
} as const satisfies OfficeCall;
