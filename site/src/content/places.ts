/** Texts about places. The directory fetches them together with the state names. */
export const places = {
  chapters: 'Chapters',
  states: 'States',
  /** Shown when the API host ignores the place or company filter. */
  notNarrowed: 'The service behind this list cannot narrow it by place or company yet.',
} as const;
