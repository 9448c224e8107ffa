/** Messages of the captcha ("human verification" to visitors), on every form that has one. */
export const captchaMessages = {
  required: 'Please complete the CAPTCHA verification',
  prompt: 'Please complete the CAPTCHA',
  verified: 'CAPTCHA verified',
  /** Shown on submit if the token is older than `limits.verificationExpiryMs`. */
  expiredOnSubmit: 'CAPTCHA has expired. Please solve it again before submitting.',
  /** Shown by the widget itself. */
  expired: 'CAPTCHA expired. Please solve again.',
  loadError: 'Error loading CAPTCHA. Please refresh the page and try again.',
  note: 'CAPTCHA may have expired. Please solve again before submitting.',
} as const;

/** Marker in a server message: such a message is shown under the verification and resets it (spec part 1 §8). */
export const captchaMarker = 'CAPTCHA';
