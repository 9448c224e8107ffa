import { instantOf, isDayOnly, zoneOr } from '@banyan/api/contract';

/** A moment as the contract has it, an instant or a day, and where. */
export interface Held {
  date: string;
  timeZone: string | null;
}

const telling = (options: Intl.DateTimeFormatOptions, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone });

const zoneOf = ({ date, timeZone }: Held): string => (isDayOnly(date) ? 'UTC' : zoneOr('UTC', timeZone));

const told = (event: Held, options: Intl.DateTimeFormatOptions): string => {
  const zone = zoneOf(event);
  const at = instantOf(event.date, zone);
  return at === undefined ? event.date : telling(options, zone).format(at);
};

/** The day of the month something is on, there: "16". */
export const dayNumber = (event: Held): string => told(event, { day: 'numeric' });

/** "Friday 16 October", there. */
export const dayName = (event: Held): string =>
  told(event, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');

/** "Friday 16 October, 18:00 in Chicago"; without a time where there is none. */
export function heldWords(event: Held): string {
  if (isDayOnly(event.date)) return dayName(event);
  const city = event.timeZone?.split('/').at(-1)?.replaceAll('_', ' ');
  const time = told(event, { hour: '2-digit', minute: '2-digit' });
  return `${dayName(event)}, ${time}${city === undefined ? '' : ` in ${city}`}`;
}
