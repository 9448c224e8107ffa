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
   * Check-in pass: a link that lets helpers check in guests of one event without an account. It is shown once, to be scanned off
   * the volunteer’s screen; earlier passes stay valid. 409 for an event that is not published, or is over.
   */
  makeCheckInPass: write('/events/{id}/door', {
    permission: 'event.door',
    /** @property until End of the pass (ISO): some hours after the event. */
    answer: { link: v.string(), until: v.string() },
  }),

  /** Ends all passes of an event and signs out the helpers who used them. */
  endCheckInPass: write('/events/{id}/door/end', {
    permission: 'event.door',
    /** Number of helpers who were signed out. */
    answer: { ended: v.number() },
  }),

  /**
   * Signs a helper in with a check-in pass and a name. 410 for a pass that has ended; 409 if too many helpers use passes for the
   * event.
   */
  openCheckIn: write('/door/open', {
    permission: 'anyone',
    body: { token: LinkToken, name: Name },
    answer: { event: CheckInEvent, name: v.string(), until: v.string() },
  }),

  /**
   * Everybody who registered, so that tickets can be checked offline. With `since`, only the people who changed since that
   * response. A visible check-in page asks every few seconds.
   */
  checkInList: read('/events/{id}/door', {
    permission: 'door',
    quiet: true,
    query: {
      /** `version` of the response the browser has. */
      since: v.optional(v.pipe(v.string(), v.maxLength(60, notUnderstood))),
    },
    answer: {
      version: v.string(),
      /**
       * True if `entries` is the whole list, because people registered, seats changed, or there was no `since`. Otherwise the
       * entries replace those with the same id.
       */
      isWhole: v.boolean(),
      event: CheckInEvent,
      counts: CheckInCounts,
      entries: v.array(CheckInEntry),
      /** Name of the person who asks, and the end of their pass (ISO); `null` for a volunteer. */
      me: v.object({ name: v.string(), until: v.nullable(v.string()) }),
    },
  }),

  /**
   * Records check-ins in the given order. A repeated item gets the same response and is recorded once. If two devices check in one
   * ticket, the earlier time counts, whichever arrives first. No time is rejected: it is limited to the span between the start of
   * the pass and now.
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
   * Registers and checks in a person who is not on the list, even if all seats are taken. A repeated request means the same person;
   * so does the email of a registered guest, who keeps their seat.
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
