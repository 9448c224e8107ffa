import * as v from 'valibot';

/** A whole number in a query: absent is fine, anything else is refused in words. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number, most: number, message: string) {
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((text) => /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most, message),
    ),
  );
}
