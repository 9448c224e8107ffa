import { type EventItem, eventDay, eventHours, eventLastDay, yourTime } from '@banyan/api/contract';

export interface ClockWords {
  /** Line under the hours for readers in the event's own zone: `The time where it takes place.` */
  its: string;
  /** Words after a reader's own time: `your time`. */
  yours: string;
}

type Dated = Pick<EventItem, 'date' | 'endDate' | 'timezone'>;

/** "Saturday, December 12, 2026, 6:00 PM to 11:00 PM PST": day, last day if there is another one, hours if there are any. */
export function eventWhen(event: Dated): string {
  const { dateLong } = eventDay(event);
  const last = eventLastDay(event);
  const when = [last ? `${dateLong} to ${last}` : dateLong, eventHours(event)].filter(Boolean).join(', ');
  return noWrap(when);
}

/** Prevents line breaks within "11:00 PM PST". */
const noWrap = (words: string) =>
  words.replace(/ [AP]M\b(?: (?!to\b))?/g, (part) => part.replaceAll(' ', '\u00a0'));

/** Returns the hours on the reader's clock, with the day if it is a different one there; `undefined` if they are the same. */
function readersTime(event: Dated): string | undefined {
  const theirs = yourTime(event, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const sameDay = `${eventDay(event).dateLong.replace(/, \d+$/, '')}, `;
  return theirs?.startsWith(sameDay) ? theirs.slice(sameDay.length) : theirs;
}

/**
 * Returns the line under an event's hours. It has text from the start, so that nothing moves once the reader's own time is known.
 *
 * @param alive True if the page runs in the reader's browser and is hydrated.
 */
export function clockLine(event: Dated, alive: boolean, words: ClockWords): string | undefined {
  if (eventHours(event) === undefined) return undefined;
  const theirs = alive ? readersTime(event) : undefined;
  return theirs ? `${noWrap(theirs)}, ${words.yours.replace(' ', '\u00a0')}` : words.its;
}
