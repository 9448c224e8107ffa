import { localDay, localTime } from '../dates.ts';

const both = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Local time in a sentence: `8:14 PM`, or on another day than today `8:14 PM on Nov 24`. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? localTime(at) : `${localTime(at)} on ${localDay(at)}`;
}

/** Local time in a list: `2026-11-23 20:14`. @param at An ISO instant. */
export const listedTime = (at: string): string => both.format(new Date(at));
