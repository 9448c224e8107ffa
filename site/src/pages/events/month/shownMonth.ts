import { type ChapterId, eventDays } from '@banyan/api/contract';
import { type FoundEvents, type ListedEvent, monthOf, monthsOf } from '@banyan/app/events';
import { site } from '../../../content/site.ts';
import type { MonthQuery } from './monthQuery.ts';

/** Content of a month’s calendar. */
export interface ShownMonth {
  /** Events that take place in the month. */
  events: readonly ListedEvent[];
  /** Months in which an event of the chapter begins, latest first. */
  months: readonly string[];
}

/** Choices of the selectors. */
export interface MonthOffers {
  /** Chapters with events in any month; undefined stands for events without a chapter. */
  having: readonly ListedEvent['chapter'][];
  /** Months in which any event begins, latest first. */
  months: readonly string[];
}

/** Events, of which only one month may be included. */
export interface SomeMonths extends FoundEvents {
  /** Set if only one month’s events are included: the month, and the choices. @default all are included */
  only?: {
    month: string;
    chapter: ChapterId | undefined;
    months: readonly string[];
    offers: MonthOffers;
  };
}

/** Returns the reader’s date; before hydration, the date in the association’s time zone. Swedish dates have the ISO 8601 format. */
export const dayOf = (now: number, alive: boolean): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(alive ? {} : { timeZone: site.timeZone }),
  }).format(now);

/** Returns the month in the query; the current month if there is none. @param today ISO 8601 date */
export const askedMonth = ({ month }: MonthQuery, today: string): string => month ?? monthOf(today);

export const monthOffers = ({ events, only }: SomeMonths): MonthOffers =>
  only?.offers ?? { having: [...new Set(events.map(({ chapter }) => chapter))], months: monthsOf(events) };

/** Selects the content of a month. @returns `undefined` if the data holds another month than the requested one */
export function shownMonth(
  { events, only }: SomeMonths,
  month: string,
  { chapter }: MonthQuery,
): ShownMonth | undefined {
  if (only) return only.month === month && only.chapter === chapter ? { ...only, events } : undefined;
  const ofChapter = chapter ? events.filter((event) => event.chapter === chapter) : events;
  const isOn = (event: ListedEvent) => {
    const { first, last } = eventDays(event);
    return monthOf(first) <= month && monthOf(last) >= month;
  };
  return { events: ofChapter.filter(isOn), months: monthsOf(ofChapter) };
}

/** Reduces the events to those that the document shows, so that its size does not grow with the calendar. */
export function monthToSend(found: FoundEvents, month: string, query: MonthQuery): SomeMonths {
  const shown = shownMonth(found, month, query);
  if (!shown) return found;
  const { events, months } = shown;
  return { ...found, events, only: { month, chapter: query.chapter, months, offers: monthOffers(found) } };
}
