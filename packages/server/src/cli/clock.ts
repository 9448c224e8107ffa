import { localDay, localTime } from '../dates.ts';

const both = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A moment in a sentence, by this computer's clock: `8:14 PM`, on another day than today `8:14 PM on Nov 24`. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? localTime(at) : `${localTime(at)} on ${localDay(at)}`;
}

/** A moment in a list, by the same clock: `2026-11-23 20:14`. @param at An ISO instant. */
export const listedTime = (at: string): string => both.format(new Date(at));
