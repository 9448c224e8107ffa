/* Limits of graduation years. Apart from the limits of fields, because pages of years have no forms. */

/** First graduation year that each form accepts. The last one is always the current year at validation. */
export const firstYear = {
  registration: 1950,
  eventRegistration: 1855,
  donor: 1854,
  /** The donor form's input has this `min` although the rule is 1854 (spec part 2 §5). */
  donorInput: 1856,
} as const;

/** Valid years of a date, from the first class on. */
export const dateYears = { first: 1855, last: 2100 } as const;
