import * as v from 'valibot';

/** Returns the schema of a whole number in a query. Absent is accepted; anything else is rejected with the message. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number, most: number, message: string) {
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((text) => /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most, message),
    ),
  );
}
