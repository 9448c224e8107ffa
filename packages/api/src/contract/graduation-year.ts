import * as v from 'valibot';
import { cleanCode } from './text.ts';
import { currentYear, isYearSince, yearIn } from './year.ts';

/**
 * Returns the schema of a graduation year: an integer on the wire. A form field passes the typed text, so four digits in a string
 * are accepted.
 * @param first First valid year.
 * @param range Message for a year out of range; receives the current year.
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
