import { limits } from '@banyan/api/contract';

/** Earliest graduation year that the forms accept. */
export const firstClass = limits.firstYear.eventRegistration;

/** Parses the year of a class page’s path; undefined unless it has four digits and is a possible graduation year. */
export function classYear(text: string, current: number): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= firstClass && year <= current ? year : undefined;
}

/** Returns the graduation year nearest to a year without a class. Two digits mean the latest year that ends in them. */
export function nearestClass(text: string, current: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const typed = Number(text);
  const century = current - (current % 100);
  const year = text.length === 2 ? century + typed - (century + typed > current ? 100 : 0) : typed;
  return Math.min(current, Math.max(firstClass, year));
}
