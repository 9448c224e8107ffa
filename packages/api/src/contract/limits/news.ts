/* Limits of news. */

export const newsOnAbout = 10;
/** Longest summary of a news item in lists, in characters. Not from the spec. */
export const newsSummary = 300;
/** Most tags of a news item. Not from the spec. */
export const newsTags = 8;
