import { findChapter, instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';
import type { EventLetters, EventList, EventPerson, EventRow, PeopleList } from '@banyan/api/office';
import { atWords, timeWords } from '../words/index.ts';
import { cityOf } from './when.ts';

/** Which events, as their tab is called. */
export const eventListNames: Readonly<Record<EventList, string>> = {
  coming: 'Upcoming',
  draft: 'Drafts',
  past: 'Past',
  cancelled: 'Cancelled',
};

/** Which people, as their chip is called. */
export const peopleListNames: Readonly<Record<PeopleList, string>> = {
  coming: 'Going',
  waiting: 'Waitlist',
  released: 'Canceled',
};

/** A day as lists set it: numeral, and month with year; nothing of what is no day. */
export function dayParts({ date, zone }: Pick<EventRow, 'date' | 'zone'>): { day: string; month: string } {
  const timeZone = isDayOnly(date) ? 'UTC' : zoneOr('UTC', zone);
  const at = instantOf(date, timeZone);
  if (at === undefined) return { day: '–', month: '' };
  const told = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  return { day: told({ day: 'numeric' }), month: told({ month: 'short', year: 'numeric' }) };
}

/** What tells one from another of a day: "Saturday, 18:00 in Chicago, Chicago/Midwest". Day and month stand beside it. */
export function eventFacts({ date, zone, chapter }: EventRow): string {
  const timeZone = isDayOnly(date) ? 'UTC' : zoneOr('UTC', zone);
  const at = instantOf(date, timeZone);
  const told = (options: Intl.DateTimeFormatOptions) =>
    at === undefined ? '' : new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at);
  const time = isDayOnly(date) || zone === null ? '' : told({ hour: '2-digit', minute: '2-digit' });
  return [
    told({ weekday: 'long' }),
    time && `${time} in ${cityOf(timeZone)}`,
    chapter === null ? 'all chapters' : (findChapter(chapter)?.name ?? chapter),
  ]
    .filter(Boolean)
    .join(', ');
}

/** "212 of 240 seats", "61 registered", and how many wait. */
export const seatWords = ({ taken, seats, waiting }: Pick<EventRow, 'taken' | 'seats' | 'waiting'>): string =>
  [seats === null ? `${taken} registered` : `${taken} of ${seats} seats`, waiting > 0 && `${waiting} waiting`]
    .filter(Boolean)
    .join(', ');

/** Where somebody stands who does not simply have a seat. */
export const seatStateNames: Readonly<Record<EventPerson['state'], string | undefined>> = {
  confirmed: undefined,
  held: 'has to confirm by email',
  offered: 'is offered a seat',
  waiting: undefined,
  released: undefined,
};

/** What letters say, by their kind. */
export const letterKindNames: Readonly<Record<EventLetters['kind'], string>> = {
  changed: 'What is new',
  cancelled: 'It is cancelled',
  back: 'It is back on',
  reminder: 'It is tomorrow',
  mailing: 'An email that a volunteer wrote',
};

/** Whether letters can be taken back by themselves: those that call an event off go with that alone, and reminders are switched off. */
export const canBeTakenBack = ({ kind, state }: EventLetters): boolean =>
  (kind === 'changed' || kind === 'back') && (state === 'held' || state === 'leaving');

/** To how many, and where they are: "To 212. They leave at 20:19." */
export function letterFacts({ many, left, state, leavesAt }: EventLetters, now: number): string {
  const to = `To ${many}.`;
  switch (state) {
    case 'held':
      return `${to} ${many === 1 ? 'It sends' : 'They send'} at ${timeWords(leavesAt)}.`;
    case 'leaving':
      return `${to} ${left} sent.`;
    case 'sent':
      return `${to} Sent ${atWords(leavesAt, now)}.`;
    case 'taken back':
      return left > 0 ? `${to} ${left} already sent.` : `${to} None will be sent.`;
  }
}
