import { serverNow } from '@banyan/api/client';
import { site } from '../../content/site.ts';

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: site.timeZone,
});

/** Formats a gift’s date in the association’s time zone; today if the server sends none. Takes an ISO 8601 instant. */
export function receiptDate(instant: string | undefined): string {
  const moment = instant === undefined ? Number.NaN : Date.parse(instant);
  return day.format(Number.isNaN(moment) ? new Date(serverNow()) : moment);
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats the amount of a receipt; a dash if it is unknown, never a zero. */
export const receiptSum = (sum: number | undefined): string =>
  sum === undefined ? '—' : dollars.format(sum);
