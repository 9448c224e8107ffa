/* Limits of submitted stories. */

/** Days during which declining a story can be undone. After that its photo is deleted. Not from the spec. */
export const storyUndoDays = 30;
/** Reading speed for "7 min read". Not from the spec. */
export const wordsPerMinute = 220;
