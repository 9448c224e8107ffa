import { findChapter } from '@banyan/api/contract';
import type { EventEmails, EventList, EventPerson, EventRow, PeopleList } from '@banyan/api/office';
import { clockThere, eventPart } from '../../../kit/words/events.ts';
import { atWords, comingWords } from '../../../kit/words/times.ts';

/** Labels of the event lists’ tabs. */
export const eventListNames: Readonly<Record<EventList, string>> = {
  coming: 'Upcoming',
  draft: 'Drafts',
  past: 'Past',
  cancelled: 'Canceled',
};

/** Labels of the guest lists’ chips. */
export const peopleListNames: Readonly<Record<PeopleList, string>> = {
  coming: 'Going',
  waiting: 'Waitlist',
  released: 'Canceled',
};

/** Day of the month, and month with year, as lists show them; empty for an invalid date. */
export function dayParts({ date, zone }: Pick<EventRow, 'date' | 'zone'>): { day: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) => eventPart({ date, timeZone: zone }, options);
  return { day: part({ day: 'numeric' }) ?? '–', month: part({ month: 'short', year: 'numeric' }) ?? '' };
}

/**
 * Details that tell events of one day apart: "Saturday, 6:00 PM in Chicago, Chicago/Midwest". Day and month are shown beside them.
 */
export function eventFacts({ date, zone, chapter }: EventRow): string {
  const event = { date, timeZone: zone };
  return [
    eventPart(event, { weekday: 'long' }),
    zone !== null && clockThere(event),
    chapter === null ? 'all chapters' : (findChapter(chapter)?.name ?? chapter),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Seats in words: "212 of 240 seats", "61 registered", and the length of the waitlist. */
export const seatWords = ({ taken, seats, waiting }: Pick<EventRow, 'taken' | 'seats' | 'waiting'>): string =>
  [seats === null ? `${taken} registered` : `${taken} of ${seats} seats`, waiting > 0 && `${waiting} waiting`]
    .filter(Boolean)
    .join(', ');

/** Labels of registration states other than a confirmed seat. */
export const seatStateNames: Readonly<Record<EventPerson['state'], string | undefined>> = {
  confirmed: undefined,
  held: 'has to confirm by email',
  offered: 'is offered a seat',
  waiting: undefined,
  released: undefined,
};

/** Labels of the kinds of email. */
export const emailKindNames: Readonly<Record<EventEmails['kind'], string>> = {
  changed: 'The event changed',
  cancelled: 'The event is canceled',
  back: 'The event is back on',
  reminder: 'The event is tomorrow',
  mailing: 'An email from a volunteer',
};

/** True if emails can be withdrawn on their own. Emails about a cancellation are withdrawn with it, and reminders are turned off. */
export const canBeTakenBack = ({ kind, state }: EventEmails): boolean =>
  (kind === 'changed' || kind === 'back') && (state === 'held' || state === 'leaving');

/** Number of recipients and state: "To 212. They send at 8:19 PM." */
export function emailFacts({ many, left, state, leavesAt }: EventEmails, now: number): string {
  const to = `To ${many}.`;
  switch (state) {
    case 'held':
      return `${to} ${many === 1 ? 'It sends' : 'They send'} ${comingWords(leavesAt, now)}.`;
    case 'leaving':
      return `${to} ${left} sent.`;
    case 'sent':
      return `${to} Sent ${atWords(leavesAt, now)}.`;
    case 'taken back':
      return left > 0 ? `${to} ${left} already sent.` : `${to} None will be sent.`;
  }
}
