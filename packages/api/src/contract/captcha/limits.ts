/** Limits after which a form that usually needs no verification asks for it. Not from the spec. */
export const unverifiedLimits = {
  /** Shortest time to fill in a form, in milliseconds. A faster visitor is asked for the verification. */
  fillMs: 1_500,
  /** Most attempts of a visitor within ten minutes without the verification. */
  tries: 10,
} as const;
