/* Stories after they were sent. */

/** Ours: how long it can be taken back that a story was turned down. Then its photo is deleted. */
export const storyUndoDays = 30;
/** Ours: how fast a story is read, for "7 min read". */
export const wordsPerMinute = 220;
