import { type ChapterId, findChapter } from '@banyan/api/contract';
import { isMonth } from '@banyan/app/events';

/** What the address of the month says. What it does not say is left out, so that `/events/month` stays `/events/month`. */
export interface MonthQuery {
  /** `2026-12` */
  month?: string;
  chapter?: ChapterId;
}

/** Reads an address that somebody may have typed: what makes no sense is as if it were not there. */
export function monthQuery({ month, chapter }: Record<string, unknown>): MonthQuery {
  const known = typeof chapter === 'string' ? findChapter(chapter) : undefined;
  return { ...(isMonth(month) && { month }), ...(known && { chapter: known.id }) };
}

/** The address of what is shown. */
export function monthHref({ month, chapter }: MonthQuery): string {
  const query = new URLSearchParams({ ...(month && { month }), ...(chapter && { chapter }) });
  return query.size > 0 ? `/events/month?${query}` : '/events/month';
}
