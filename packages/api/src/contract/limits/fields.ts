/* Shortest and longest contents of form fields. */

/** Number of years that the story form offers, including the current one. */
export const storyYears = 50;
/** Shortest story, in characters. */
export const storyLeast = 300;
/**
 * Limits of an uploaded photo: largest size in bytes (the spec's 5 MB); longest side in pixels as sent and as stored (not from the
 * spec).
 */
export const photo = { bytes: 5 * 1_048_576, mostSide: 16_384, keptSide: 1_600 } as const;
/** Longest passkey, in characters of JSON in a form. More than any device produces without attestation. */
export const passkeyText = 16_384;
export const phone = { min: 7, max: 20 } as const;
/** Deepest nesting of quotes, lists and marks in a text. Not from the spec. */
export const textNesting = 20;
/** Longest text of each field. Not from the spec, from here on. */
export const text = {
  name: 100,
  email: 254,
  /** The spec does not validate the contact form's phone; this limit only keeps long texts out. */
  contactPhone: 40,
  message: 5_000,
  story: 20_000,
  link: 300,
  /** Web addresses: LinkedIn's own have over a thousand characters. */
  url: 2_000,
  addressLine: 120,
  city: 100,
  state: 60,
  zip: 20,
  program: 100,
  company: 150,
  title: 160,
  tag: 40,
  place: 150,
  note: 2_000,
  /** Longest verification token: an hCaptcha response is about 4,000 characters, a proof of work under 1,000. */
  token: 8_192,
} as const;
