/* Limits of requests: timeouts and body sizes. */

/** Longest wait of the client for an answer before it reports a timeout. */
export const requestTimeoutMs = 10_000;
/** Longest wait while a photo is uploaded; set in the rows of such calls. */
export const uploadTimeoutMs = 60_000;
export const body = {
  json: 65_536,
  /** A story with its photo and all other fields. */
  story: 5 * 1_048_576 + 196_608,
  /** Reads, such as a challenge or a health check, have no body. */
  none: 0,
} as const;
