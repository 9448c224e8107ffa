import { sortedEvents } from '@banyan/api/contract';
import type { FoundEvents, ListedEvent } from '@banyan/app/events';
import { pageSizes } from '../../../content/pageSizes.ts';

/** Events of which not all need to be here. */
export interface SomeEvents extends FoundEvents {
  /** Of what is over only one page is here: which, and how many there are. @default all are here */
  over?: { page: number; total: number };
}

/** What the list shows of them. */
export interface ShownEvents {
  upcoming: readonly ListedEvent[];
  past: readonly ListedEvent[];
  /** The page of what is over: the last one where the address asks for one beyond it. */
  page: number;
  pages: number;
}

/** The page of what is over that an address asks for. */
export const pastPageOf = ({ page }: Record<string, unknown>): number =>
  Number.isSafeInteger(page) && Number(page) > 1 ? Number(page) : 1;

/** The address of a page of what is over. */
export const pastPageHref = (page: number): string => (page > 1 ? `/events?page=${page}` : '/events');

/**
 * All that is to come and one page of what is over.
 *
 * @param now Milliseconds since 1970.
 * @returns `undefined` where another page is here than the one asked for.
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

/** What a document carries of them: what it shows, however much there was. */
export function eventsToSend(found: FoundEvents, page: number, now: number): SomeEvents {
  const shown = shownEvents(found, page, now);
  if (!shown) return found;
  const total = sortedEvents(found.events, now).past.length;
  return { ...found, events: [...shown.upcoming, ...shown.past], over: { page: shown.page, total } };
}
