import { serverNow } from '@banyan/api/client';
import { site } from '../../content/site.ts';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** A gift's date where the association is at home; today's when the server does not say. Takes an ISO 8601 instant. */
export function receiptDate(instant: string | undefined): string {
  const moment = instant === undefined ? Number.NaN : Date.parse(instant);
  return day.format(Number.isNaN(moment) ? new Date(serverNow()) : moment);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A sum as a receipt states it; without one there is a dash, never a zero. */
export const receiptSum = (sum: number | undefined): string =>
  sum === undefined ? '—' : dollars.format(sum);
