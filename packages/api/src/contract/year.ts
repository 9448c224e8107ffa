import { limits } from './limits.ts';

/** The current year is read at every call, so a page left open over New Year's Eve is right too. */
export const isYearSince = (first: number, year: number) =>
  Number.isInteger(year) && year >= first && year <= new Date().getFullYear();

/** Whether the registration takes this year now. */
export const isGraduationYear = (year: number) => isYearSince(limits.firstYear.registration, year);
