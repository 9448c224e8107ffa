/* News beside other things. */

export const newsOnAbout = 10;
/** Ours: characters of the sentence that lists show of a piece. */
export const newsSummary = 300;
/** Ours: how many tags a piece has at most. */
export const newsTags = 8;
