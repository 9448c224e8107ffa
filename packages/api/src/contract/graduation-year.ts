import * as v from 'valibot';
import { currentYear, isYearSince } from './year.ts';

/**
 * A graduation year: an integer on the wire; a control hands over what was typed, so four digits in a string will do.
 * @param first The first year that counts.
 * @param range The message for a year outside; gets the current year.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graduationYear(first: number, required: string, range: (currentYear: number) => string) {
  return v.pipe(
    v.union([v.string(), v.number()], required),
    v.check((typed) => String(typed).trim() !== '', required),
    v.transform((typed) => (/^\s*\d{4}\s*$/.test(String(typed)) ? Number(typed) : 0)),
    v.check(
      (year) => isYearSince(first, year),
      () => range(currentYear()),
    ),
  );
}
