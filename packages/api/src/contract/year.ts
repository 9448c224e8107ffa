import { limits } from './limits.ts';
import { serverNow } from './server-time.ts';
import { cleanCode } from './text.ts';

/** Returns a typed year of four digits in any script; 0 if the text is no year. */
export function yearIn(typed: string): number {
  const year = cleanCode(typed);
  return /^\d{4}$/.test(year) ? Number(year) : 0;
}

/** Returns the current year by the server's clock, read at every call: a page may stay open over New Year's Eve. */
export const currentYear = (): number => new Date(serverNow()).getFullYear();

/** Returns true if a year is a whole number from `first` to the current year. */
export const isYearSince = (first: number, year: number) =>
  Number.isInteger(year) && year >= first && year <= currentYear();

/** Returns true if the registration accepts this year now. */
export const isGraduationYear = (year: number) => isYearSince(limits.firstYear.registration, year);
