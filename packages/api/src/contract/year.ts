import { limits } from './limits.ts';
import { serverNow } from './server-time.ts';
import { cleanCode } from './text.ts';

/** A year of four digits as it was typed, in any script; 0 when it is none. */
export function yearIn(typed: string): number {
  const year = cleanCode(typed);
  return /^\d{4}$/.test(year) ? Number(year) : 0;
}

/** Current year by the server's clock, read at every call: a page may be left open over New Year's Eve. */
export const currentYear = (): number => new Date(serverNow()).getFullYear();

/** Whether a year is a whole number from `first` to the current one. */
export const isYearSince = (first: number, year: number) =>
  Number.isInteger(year) && year >= first && year <= currentYear();

/** Whether the registration takes this year now. */
export const isGraduationYear = (year: number) => isYearSince(limits.firstYear.registration, year);
