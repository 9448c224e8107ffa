import {
  CheckedIn,
  CheckIn,
  CheckInCounts,
  CheckInEntry,
  CheckInEvent,
  checkInLimits,
  firstName,
  Guests,
  graduationYear,
  lastName,
  notUnderstood,
  own,
  sent,
} from '@banyan/api/office/check-in/check-in';
import { Email, LinkToken, Name } from '@banyan/api/office/fields';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';

export const checkInCalls = {
  /**
   * A link that lets helpers work the door of one event without an account, shown once: to be scanned off the volunteer's screen. Another
   * one is added to it. 409 for an event that is not on the site, or is over.
   */
  makeCheckInPass: write('/events/{id}/door', {
    permission: 'event.door',
    /** @property until When it ends by itself (ISO): some hours after the event. */
    answer: { link: v.string(), until: v.string() },
  }),

  /** Ends all passes of an event; whoever came in by one is out at once. */
  endCheckInPass: write('/events/{id}/door/end', {
    permission: 'event.door',
    /** How many helpers that were. */
    answer: { ended: v.number() },
  }),

  /** A helper comes to the door by a pass, and says who they are. 410 for a pass that has ended; 409 when too many are at the door. */
  openCheckIn: write('/door/open', {
    permission: 'anyone',
    body: { token: LinkToken, name: Name },
    answer: { event: CheckInEvent, name: v.string(), until: v.string() },
  }),

  /**
   * Everybody who registered, to judge tickets also without a connection; with `since`, only those who came or went since that answer.
   * Asked every few seconds by a door that is seen.
   */
  checkInList: read('/events/{id}/door', {
    permission: 'door',
    quiet: true,
    query: {
      /** `version` of an answer that is held. */
      since: v.optional(v.pipe(v.string(), v.maxLength(60, notUnderstood))),
    },
    answer: {
      version: v.string(),
      /** Whether `entries` are all there are, because some are new, have another seat, or nothing was held; else they replace those of the same id. */
      isWhole: v.boolean(),
      event: CheckInEvent,
      counts: CheckInCounts,
      entries: v.array(CheckInEntry),
      /** Who asks, and until when (ISO) their pass lasts; `null` for a volunteer. */
      me: v.object({ name: v.string(), until: v.nullable(v.string()) }),
    },
  }),

  /**
   * Notes who came, in the order given. What is sent again is answered alike and noted once. Of two doors that let the same ticket in
   * without knowing of one another the earlier time counts, whichever is sent first. No time is refused: it is put between the pass and now.
   */
  checkIn: write('/events/{id}/check-ins', {
    permission: 'door',
    body: {
      ...sent,
      items: v.pipe(
        v.array(CheckIn, notUnderstood),
        v.minLength(1, notUnderstood),
        v.maxLength(checkInLimits.items, notUnderstood),
      ),
    },
    answer: { counts: CheckInCounts, results: v.array(CheckedIn) },
  }),

  /**
   * Somebody comes who is not on the list: they have a seat, also beyond the last, and are in. Sent again it is the same person; so is an
   * e-mail that is registered, whose seat it is.
   */
  walkIn: write('/events/{id}/walk-ins', {
    permission: 'door',
    body: {
      ...sent,
      ...own,
      firstName,
      lastName,
      year: graduationYear,
      /** Empty for none. */
      email: v.union([v.literal(''), Email], officeMessages.emailInvalid),
      guests: Guests,
    },
    answer: {
      result: v.picklist(['in', 'already']),
      counts: CheckInCounts,
      entry: CheckInEntry,
    },
  }),
} as const;
