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
  /** Guests of an event, in the order of registration or, on the waitlist, in the order they joined it. 50 to a page. */
  getPeople: read('/events/{id}/people', {
    permission: 'event.people',
    query: {
      /** Beginnings of words of the name, the beginning of an email address, or a reference. */
      q: v.optional(searchText(limits.text.email, notUnderstood), ''),
      state: v.optional(v.picklist(peopleLists, notUnderstood), 'coming'),
      /** Only guests who are checked in, or who are not. */
      arrived: v.optional(v.picklist(['yes', 'no'], notUnderstood)),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      rows: v.array(EventPerson),
      /** Matching guests of each list, and how many of them are checked in. */
      counts: v.object({
        coming: v.number(),
        waiting: v.number(),
        released: v.number(),
        arrived: v.optional(v.number()),
      }),
      more: v.boolean(),
    },
  }),

  /** Names of everyone with a seat, for printed lists and name tags. They hold no contact data. */
  getNames: read('/events/{id}/names', {
    permission: 'event.people',
    answer: {
      names: v.array(v.object({ firstName: v.string(), lastName: v.string(), year: v.number() })),
    },
  }),

  /**
   * Registers a person who asked a volunteer; the email with the ticket is sent at once. 409 when every seat is taken or offered,
   * unless `beyond`. 409 when the email address is registered already, and for an event that is over or not on the site.
   */
  addPerson: write('/events/{id}/people', {
    permission: 'event.people',
    body: {
      firstName,
      lastName,
      email,
      graduationYear,
      comments,
      /** Number of people they bring along. */
      guests: v.optional(Guests, 0),
      /** Registers them even if every seat is taken. */
      beyond: v.boolean(notUnderstood),
    },
    answer: { reference: v.string() },
  }),

  /**
   * Cancels a registration or a place on the waitlist; the first person on the waitlist is offered the seat. It cannot be undone.
   * 409 for a person with neither.
   */
  cancelPerson: write('/events/{id}/people/{registration}/cancel', {
    permission: 'event.people',
    body: {
      /** Set to email the person at once. */
      tell: v.boolean(notUnderstood),
      /** Reason in that email; empty for none. */
      reason: OptionalNote,
    },
    /** Number of people on the waitlist who were offered a seat. */
    answer: { offered: v.number() },
  }),

  /**
   * Gives a person on the waitlist, or with an offered seat, a confirmed seat, even if none is free. The email with the ticket is
   * sent at once.
   */
  movePerson: write('/events/{id}/people/{registration}/move', {
    permission: 'event.people',
    answer: { success: v.literal(true) },
  }),

  /**
   * Emails the link to a guest’s ticket again, at once. 409 for a guest without a seat or email address, and for an event that is
   * over or not on the site. 429 within ten minutes of the last email about the seat.
   */
  resendTicket: write('/events/{id}/people/{registration}/resend', {
    permission: 'event.people',
    answer: { success: v.literal(true) },
  }),

  /** Corrects the name of a guest, also on the ticket and in every list. */
  renamePerson: write('/events/{id}/people/{registration}/name', {
    permission: 'event.people',
    body: { firstName, lastName },
    answer: { success: v.literal(true) },
  }),

  /** Exports all guests as a file, with their status. The audit log notes it. */
  exportPeople: write('/events/{id}/people/export', {
    permission: 'event.export',
    stepUp: true,
    answer: {
      /** CSV (RFC 4180) with a header row. */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;
