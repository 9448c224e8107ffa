import { limits } from '@banyan/api/contract';
import { searchText } from '@banyan/api/internal';
import { Guests } from '@banyan/api/office/check-in/check-in';
import { OptionalNote } from '@banyan/api/office/fields';
import {
  comments,
  EventPerson,
  email,
  firstName,
  graduationYear,
  lastName,
  notUnderstood,
  peopleLists,
} from '@banyan/api/office/guests/guests';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';

export const guestCalls = {
  /** Who registered for an event, in the order in which they did; who waits, by since when. 50 to a page. */
  getPeople: read('/events/{id}/people', {
    permission: 'event.people',
    query: {
      /** Beginnings of words of the name, an e-mail's beginning, or a reference. */
      q: v.optional(searchText(limits.text.email, notUnderstood), ''),
      state: v.optional(v.picklist(peopleLists, notUnderstood), 'coming'),
      /** Only who has arrived, or who has not yet. */
      arrived: v.optional(v.picklist(['yes', 'no'], notUnderstood)),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      rows: v.array(EventPerson),
      /** How many of each match what is looked for; and how many of those have arrived. */
      counts: v.object({
        coming: v.number(),
        waiting: v.number(),
        released: v.number(),
        arrived: v.optional(v.number()),
      }),
      more: v.boolean(),
    },
  }),

  /** Everybody who has a seat, by name, for a list on paper and for name tags: nothing to write to them with. */
  getNames: read('/events/{id}/names', {
    permission: 'event.people',
    answer: {
      names: v.array(v.object({ firstName: v.string(), lastName: v.string(), year: v.number() })),
    },
  }),

  /**
   * Registers somebody who asked a volunteer; the letter with the ticket leaves at once. 409 when every seat is taken, those that are
   * offered to others included, unless `beyond`; when the e-mail is registered already; and for an event that is over, or not shown.
   */
  addPerson: write('/events/{id}/people', {
    permission: 'event.people',
    body: {
      firstName,
      lastName,
      email,
      graduationYear,
      comments,
      /** How many they bring along. */
      guests: v.optional(Guests, 0),
      /** Also when every seat is taken. */
      beyond: v.boolean(notUnderstood),
    },
    answer: { reference: v.string() },
  }),

  /** Frees somebody's seat, or their place on the waiting list; whoever waits longest is offered it. Nothing of it is taken back. 409 when they have none. */
  cancelPerson: write('/events/{id}/people/{registration}/cancel', {
    permission: 'event.people',
    body: {
      /** Whether they get a letter, which leaves at once. */
      tell: v.boolean(notUnderstood),
      /** What it says about it; empty for nothing. */
      reason: OptionalNote,
    },
    /** How many of those who wait have been offered a seat by it. */
    answer: { offered: v.number() },
  }),

  /** Gives somebody who waits, or has yet to take their seat, a seat for good, whether or not one is free; the letter with the ticket leaves at once. */
  movePerson: write('/events/{id}/people/{registration}/move', {
    permission: 'event.people',
    answer: { success: v.literal(true) },
  }),

  /**
   * Emails the link to a guest's ticket again; it is sent right away. 409 when they have no seat or no email address, and for an event
   * that is over, or not shown; 429 within ten minutes of the last email about their seat.
   */
  resendTicket: write('/events/{id}/people/{registration}/resend', {
    permission: 'event.people',
    answer: { success: v.literal(true) },
  }),

  /** Corrects the name of a guest; the ticket and every list show it from then on. */
  renamePerson: write('/events/{id}/people/{registration}/name', {
    permission: 'event.people',
    body: { firstName, lastName },
    answer: { success: v.literal(true) },
  }),

  /** All of them as a file, with where they stand. The log notes it. */
  exportPeople: write('/events/{id}/people/export', {
    permission: 'event.export',
    stepUp: true,
    answer: {
      /** RFC 4180, with a line of names. */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;
