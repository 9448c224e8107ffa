/** The captcha (to visitors: the human verification), on every form that has one. */
export const captchaMessages = {
  required: 'Please complete the CAPTCHA verification',
  prompt: 'Please complete the CAPTCHA',
  verified: 'CAPTCHA verified',
  /** On submit, when the token is older than `limits.verificationExpiryMs`. */
  expiredOnSubmit: 'CAPTCHA has expired. Please solve it again before submitting.',
  /** From the widget itself. */
  expired: 'CAPTCHA expired. Please solve again.',
  loadError: 'Error loading CAPTCHA. Please refresh the page and try again.',
  note: 'CAPTCHA may have expired. Please solve again before submitting.',
} as const;

/** A server message containing this belongs under the verification and resets it (spec part 1 §8). */
export const captchaMarker = 'CAPTCHA';
