/** By how much the clocks of two machines may differ, in milliseconds. */
export const skewMs = 60_000;

/**
 * Whether a span of time has begun and not ended. One that ends later than any could was noted by a clock that was wrong, and must
 * not last until that is right.
 * @param until When it ends. @param span How long it lasts. Both in milliseconds, as `now`.
 */
export const runs = (until: number, span: number, now: number): boolean =>
  until > now && until <= now + span + skewMs;
