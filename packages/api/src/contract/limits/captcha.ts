/* Lifetimes of the captcha. */

/** Age at which the client treats a verification token as expired. */
export const verificationExpiryMs = 110_000;
/**
 * Time during which the server accepts a challenge. Longer than the client's limit, so that the client's limit decides. Not from
 * the spec.
 */
export const challengeLifetimeMs = 300_000;
