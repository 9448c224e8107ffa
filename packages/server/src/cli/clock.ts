const minute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const both = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** A moment in a sentence, by this computer's clock: `20:14`, on another day than today `20:14 on 24 Nov`. */
export function clockTime(at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? minute.format(at) : `${minute.format(at)} on ${day.format(at)}`;
}

/** A moment in a list, by the same clock: `2026-11-23 20:14`. @param at An ISO instant. */
export const listedTime = (at: string): string => both.format(new Date(at));
