import { type ChapterId, findChapter } from '@banyan/api/contract';
import { isMonth } from '@banyan/app/events';

/** Query in the month’s URL. Missing parameters are left out, so that `/events/month` stays `/events/month`. */
export interface MonthQuery {
  /** `2026-12` */
  month?: string;
  chapter?: ChapterId;
}

/** Reads a query that may be typed by hand. Invalid values are ignored. */
export function monthQuery({ month, chapter }: Record<string, unknown>): MonthQuery {
  const known = typeof chapter === 'string' ? findChapter(chapter) : undefined;
  return { ...(isMonth(month) && { month }), ...(known && { chapter: known.id }) };
}

/** Builds the URL of a month. */
export function monthHref({ month, chapter }: MonthQuery): string {
  const query = new URLSearchParams({ ...(month && { month }), ...(chapter && { chapter }) });
  return query.size > 0 ? `/events/month?${query}` : '/events/month';
}
