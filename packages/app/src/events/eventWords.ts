import { type EventItem, eventDay, eventHours, eventLastDay, yourTime } from '@banyan/api/contract';

export interface ClockWords {
  /** Under the hours, for those in the event's own zone: `The time where it takes place.` */
  its: string;
  /** After a reader's own time: `your time`. */
  yours: string;
}

type Dated = Pick<EventItem, 'date' | 'endDate' | 'timezone'>;

/** "Saturday, December 12, 2026, 6:00 PM to 11:00 PM PST": day, last day where there is one, hours where it has some. */
export function eventWhen(event: Dated): string {
  const { dateLong } = eventDay(event);
  const last = eventLastDay(event);
  const when = [last ? `${dateLong} to ${last}` : dateLong, eventHours(event)].filter(Boolean).join(', ');
  return unbroken(when);
}

/** No line ends within "11:00 PM PST". */
const unbroken = (words: string) =>
  words.replace(/ [AP]M\b(?: (?!to\b))?/g, (part) => part.replaceAll(' ', '\u00a0'));

/**
 * The hours on the reader's clock, with the day where it is another one there; `undefined` where they are the same.
 */
function readersTime(event: Dated): string | undefined {
  const theirs = yourTime(event, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const sameDay = `${eventDay(event).dateLong.replace(/, \d+$/, '')}, `;
  return theirs?.startsWith(sameDay) ? theirs.slice(sameDay.length) : theirs;
}

/**
 * What stands under an event's hours: a line from the start, so that nothing moves once the reader's own time is known.
 *
 * @param alive The page runs in the reader's browser and has been hydrated.
 */
export function clockLine(event: Dated, alive: boolean, words: ClockWords): string | undefined {
  if (eventHours(event) === undefined) return undefined;
  const theirs = alive ? readersTime(event) : undefined;
  return theirs ? `${unbroken(theirs)}, ${words.yours.replace(' ', '\u00a0')}` : words.its;
}
