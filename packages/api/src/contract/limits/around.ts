/* Everything but fields, gifts and events: waiting, showing, keeping. */

/** A verification token counts as expired this long after it was set. */
export const verificationExpiryMs = 110_000;
/** Ours: how long the server honours a challenge. Longer than the client's rule, so that the client's rule decides. */
export const challengeLifetimeMs = 300_000;
export const shareTextLength = 100;
export const metaDescriptionLength = 160;
export const newsOnAbout = 10;
/** Characters a job's description needs at least. */
export const jobDescriptionLeast = 100;
/** Ours: how long a job stands on the board unless it is renewed. */
export const jobBoardDays = 60;
/** Ours: how long it can be taken back that a story was turned down. Then its photo is deleted. */
export const storyUndoDays = 30;
/** Ours: how long the links work with which a member hides or corrects their entry. */
export const entryLinkDays = 90;
/** Ours: characters of what is looked for: people, places, news, jobs. */
export const searchLength = 100;
/** Ours: members on a page of the directory. */
export const directoryPage = { standard: 24, most: 100 } as const;
/** Ours: how fast a story is read, for "7 min read". */
export const wordsPerMinute = 220;
export const toast = {
  errorMs: 4_000,
  successMs: 2_000,
  blankMs: 4_000,
  loadingMs: Number.POSITIVE_INFINITY,
  most: 20,
} as const;
/** Ours: how long CLEAR can be undone. */
export const undoMs = 10_000;
export const headerCompactAfterPx = 10;
export const heroHeightPx = { min: 600, max: 1200 } as const;
export const breakpointsPx = { news: 768, about: 968 } as const;
export const videoVolume = 0.45;
/** How long the client waits for an answer before it says so. */
export const requestTimeoutMs = 10_000;
/** The same while a photo goes up; the rows of such calls carry it. */
export const uploadTimeoutMs = 60_000;
export const body = {
  json: 65_536,
  /** A story with its photo, and everything around them. */
  story: 5 * 1_048_576 + 196_608,
  /** A challenge, a health check and other reads carry no body at all. */
  none: 0,
} as const;
/** A job's age is told in days below the first, in weeks below the second, then in months. */
export const jobAge = { weeksFromDays: 7, monthsFromDays: 30 } as const;
