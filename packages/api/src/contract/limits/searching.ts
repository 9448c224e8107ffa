/* Looking for something. */

/** Ours: characters of what is looked for: people, places, news, jobs. */
export const searchLength = 100;
/** Ours: characters of what the whole site is searched for. */
export const siteSearchLength = 200;
/** Ours: results of the whole site's search, of each kind beside the others, and of one kind on a page of its own. */
export const siteSearchResults = { overview: 4, page: 20 } as const;
/** Ours: letters of what is shown around the words that were found. */
export const siteSearchExcerpt = 160;
