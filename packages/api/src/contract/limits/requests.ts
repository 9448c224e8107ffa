/* Requests: how long to wait, and how much they may carry. */

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
