import { sortedEvents } from '@banyan/api/contract';
import type { FoundEvents, ListedEvent } from '@banyan/app/events';
import { pageSizes } from '../../../content/pageSizes.ts';

/** Events, of which past ones may be missing. */
export interface SomeEvents extends FoundEvents {
  /** Set if only one page of the past events is included: its number, and the number of all past events. @default all are included */
  over?: { page: number; total: number };
}

/** Events that the list shows. */
export interface ShownEvents {
  upcoming: readonly ListedEvent[];
  past: readonly ListedEvent[];
  /** Page of the past events; the last page if the URL names one beyond it. */
  page: number;
  pages: number;
}

/** Reads the page number of the past events from the query. */
export const pastPageOf = ({ page }: Record<string, unknown>): number =>
  Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : 1;

/** Builds the URL of a page of past events. */
export const pastPageHref = (page: number): string => (page > 1 ? `/events?page=${page}` : '/events');

/**
 * Selects all upcoming events and one page of past events.
 *
 * @param now Milliseconds since 1970.
 * @returns `undefined` if the data holds another page than the requested one.
 */
export function shownEvents(
  { events, over }: SomeEvents,
  page: number,
  now: number,
): ShownEvents | undefined {
  const { upcoming, past } = sortedEvents(events, now);
  const size = pageSizes.pastEvents;
  const pages = Math.max(1, Math.ceil((over?.total ?? past.length) / size));
  const current = Math.min(page, pages);
  if (over && over.page !== current) return undefined;
  const first = over ? 0 : (current - 1) * size;
  return { upcoming, past: past.slice(first, over ? undefined : first + size), page: current, pages };
}

/** Reduces the events to those that the document shows, so that its size does not grow with the list. */
export function eventsToSend(found: FoundEvents, page: number, now: number): SomeEvents {
  const shown = shownEvents(found, page, now);
  if (!shown) return found;
  const total = sortedEvents(found.events, now).past.length;
  return { ...found, events: [...shown.upcoming, ...shown.past], over: { page: shown.page, total } };
}
