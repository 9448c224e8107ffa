/* What a field holds at least and at most. */

/** How many years the story form offers, the current one included. */
export const storyYears = 50;
/** Characters a story needs at least. */
export const storyLeast = 300;
/** A photo that is sent in: bytes at most (the spec's 5 MB); pixels of its longer side, as sent and as kept (ours). */
export const photo = { bytes: 5 * 1_048_576, mostSide: 16_384, keptSide: 1_600 } as const;
/** Characters of a passkey, as JSON in a form: more than any device makes that is asked for no proof of what it is. */
export const passkeyText = 16_384;
export const phone = { min: 7, max: 20 } as const;
/** Ours: how deep quotes, lists and marks of a text may stand inside each other. */
export const textNesting = 20;
/** Ours from here on: how much text a field holds. */
export const text = {
  name: 100,
  email: 254,
  /** The contact form's phone is unchecked by the spec; this only keeps it a phone and not an essay. */
  contactPhone: 40,
  message: 5_000,
  story: 20_000,
  link: 300,
  /** A web address: LinkedIn's own have over a thousand characters. */
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
