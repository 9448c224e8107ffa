/* How long a captcha holds. */

/** A verification token counts as expired this long after it was set. */
export const verificationExpiryMs = 110_000;
/** Ours: how long the server honours a challenge. Longer than the client's rule, so that the client's rule decides. */
export const challengeLifetimeMs = 300_000;
