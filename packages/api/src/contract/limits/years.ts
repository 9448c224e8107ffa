/* Graduation years. Apart from what fields hold: pages of years are no forms. */

/** First graduation year each form accepts; the last one is always the current year, read when validating. */
export const firstYear = {
  registration: 1950,
  eventRegistration: 1855,
  donor: 1854,
  /** The donor form's input carries this `min` although the rule is 1854 (spec part 2 §5). */
  donorInput: 1856,
} as const;

/** Years that a date may have: from the first class on. */
export const dateYears = { first: 1855, last: 2100 } as const;
