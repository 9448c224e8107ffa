import { eventDays, isMoment } from '@banyan/api/contract';
import type { ListedEvent } from './foundEvents.ts';

type Dated = Pick<ListedEvent, 'date' | 'endDate' | 'timezone'>;

/** True if a text is a month as addresses write it: `2026-12`. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d$/.test(text) && isMoment(`${text}-01`);

/** Month of a day: `2026-12` of `2026-12-12`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Months in which events begin, the latest first. */
export const monthsOf = (events: readonly Dated[]): string[] =>
  [...new Set(events.map((event) => monthOf(eventDays(event).first)))].sort().reverse();

const words = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "December 2026" */
export const monthInWords = (month: string): string => words.format(new Date(`${month}-01T00:00Z`));

/** The month before or after. */
export const monthBeside = (month: string, by: 1 | -1): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};
