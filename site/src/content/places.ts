/** The words about where members live, which the directory fetches with the names of the states. */
export const places = {
  chapters: 'Chapters',
  states: 'States',
  /** The host of the members passed over a place or a company. */
  notNarrowed: 'The service behind this list cannot narrow it by place or company yet.',
} as const;
