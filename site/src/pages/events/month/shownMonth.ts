import { type ChapterId, eventDays } from '@banyan/api/contract';
import { type FoundEvents, type ListedEvent, monthOf, monthsOf } from '@banyan/app/events';
import { site } from '../../../content/site.ts';
import type { MonthQuery } from './monthQuery.ts';

/** What a sheet shows. */
export interface ShownMonth {
  /** What is on in the month. */
  events: readonly ListedEvent[];
  /** Months in which something of the chapter begins, the latest first. */
  months: readonly string[];
}

/** What can be chosen. */
export interface MonthOffers {
  /** Whose events there are in any month; one without a chapter is everybody's. */
  having: readonly ListedEvent['chapter'][];
  /** Months in which something of anybody's begins, the latest first. */
  months: readonly string[];
}

/** Events of which not all need to be here. */
export interface SomeMonths extends FoundEvents {
  /** Those of one sheet are here: which, and what there is besides. @default all are here */
  only?: {
    month: string;
    chapter: ChapterId | undefined;
    months: readonly string[];
    offers: MonthOffers;
  };
}

/** The reader's day; until the page is alive that of the association's own zone. Swedish writes days as machines do. */
export const dayOf = (now: number, alive: boolean): string =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    ...(alive ? {} : { timeZone: site.timeZone }),
  }).format(now);

/** The month that an address asks for: this one where it asks for none. @param today As machines write it */
export const askedMonth = ({ month }: MonthQuery, today: string): string => month ?? monthOf(today);

export const monthOffers = ({ events, only }: SomeMonths): MonthOffers =>
  only?.offers ?? { having: [...new Set(events.map(({ chapter }) => chapter))], months: monthsOf(events) };

/** @returns `undefined` where another sheet is here than the one asked for */
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

/** What a document carries of them: what it shows, however much there was. */
export function monthToSend(found: FoundEvents, month: string, query: MonthQuery): SomeMonths {
  const shown = shownMonth(found, month, query);
  if (!shown) return found;
  const { events, months } = shown;
  return { ...found, events, only: { month, chapter: query.chapter, months, offers: monthOffers(found) } };
}
