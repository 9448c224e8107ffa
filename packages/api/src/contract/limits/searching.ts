/* Limits of searches. */

/** Longest query for people, places, news or jobs, in characters. Not from the spec. */
export const searchLength = 100;
/** Longest query of the site search, in characters. Not from the spec. */
export const siteSearchLength = 200;
/** Results of the site search: of each kind in the overview, and of one kind on its own page. Not from the spec. */
export const siteSearchResults = { overview: 4, page: 20 } as const;
/** Length of the text shown around the found words, in characters. Not from the spec. */
export const siteSearchExcerpt = 160;
