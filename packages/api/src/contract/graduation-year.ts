import * as v from 'valibot';
import { cleanCode } from './text.ts';
import { currentYear, isYearSince, yearIn } from './year.ts';

/**
 * A graduation year: an integer on the wire; a control hands over what was typed, so four digits in a string will do.
 * @param first The first year that counts.
 * @param range The message for a year outside; gets the current year.
 */
/* @__NO_SIDE_EFFECTS__ */
export function graduationYear(first: number, required: string, range: (currentYear: number) => string) {
  return v.pipe(
    v.union([v.string(), v.number()], required),
    v.check((typed) => cleanCode(String(typed)) !== '', required),
    v.transform((typed) => yearIn(String(typed))),
    v.check(
      (year) => isYearSince(first, year),
      () => range(currentYear()),
    ),
  );
}
