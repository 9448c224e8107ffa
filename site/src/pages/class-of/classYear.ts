import { limits } from '@banyan/api/contract';

/** The first year anybody graduated, as the forms have it. */
export const firstClass = limits.firstYear.eventRegistration;

/** The year that an address names: of four digits, of a class there has been. */
export function classYear(text: string, current: number): number | undefined {
  const year = /^\d{4}$/.test(text) ? Number(text) : Number.NaN;
  return year >= firstClass && year <= current ? year : undefined;
}

/** The class nearest to a year that has none; of two digits, the last that ended so. */
export function nearestClass(text: string, current: number): number | undefined {
  if (!/^\d{1,6}$/.test(text)) return undefined;
  const typed = Number(text);
  const century = current - (current % 100);
  const year = text.length === 2 ? century + typed - (century + typed > current ? 100 : 0) : typed;
  return Math.min(current, Math.max(firstClass, year));
}
