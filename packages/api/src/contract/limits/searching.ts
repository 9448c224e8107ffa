/* Looking for something. */

/** Ours: characters of what is looked for: people, places, news, jobs. */
export const searchLength = 100;
