/** Maximum difference between the clocks of two machines, in milliseconds. */
export const skewMs = 60_000;

/**
 * True if a time span is running. A span that ends later than possible was stored with a wrong clock, and must not last until the
 * clock reaches it.
 * @param until When it ends. @param span How long it lasts. Both in milliseconds, as `now`.
 */
export const runs = (until: number, span: number, now: number): boolean =>
  until > now && until <= now + span + skewMs;
