/**
 * Every number the product is bound by, in one place (spec part 1 §9 and part 2 §9; the rest is ours and says so).
 * Lengths are UTF-16 code units, sizes are bytes, times are milliseconds unless the name says otherwise.
 */
export const limits = {
  /** First graduation year each form accepts; the last one is always the current year, read when validating. */
  firstYear: {
    registration: 1950,
    eventRegistration: 1855,
    donor: 1854,
    /** The donor form's input carries this `min` although the rule is 1854 (spec part 2 §5). */
    donorInput: 1856,
  },
  /** How many years the story form offers, the current one included. */
  storyYears: 50,
  /** Characters a story needs at least. */
  storyLeast: 300,
  /** A photo that is sent in: bytes at most (the spec's 5 MB); pixels of its longer side, as sent and as kept (ours). */
  photo: { bytes: 5 * 1_048_576, mostSide: 16_384, keptSide: 1_600 },
  phone: { min: 7, max: 20 },
  /** A verification token counts as expired this long after it was set. */
  verificationExpiryMs: 110_000,
  /** Ours: how long the server honours a challenge. Longer than the client's rule, so that the client's rule decides. */
  challengeLifetimeMs: 300_000,
  shareTextLength: 100,
  metaDescriptionLength: 160,
  newsOnAbout: 10,
  /** Characters a job's description needs at least. */
  jobDescriptionLeast: 100,
  /** A job's age is told in days below the first, in weeks below the second, then in months. */
  jobAge: { weeksFromDays: 7, monthsFromDays: 30 },
  /** Ours: how long a job stands on the board unless it is renewed. */
  jobBoardDays: 60,
  /** Ours: how long it can be taken back that a story was turned down. Then its photo is deleted. */
  storyUndoDays: 30,
  /** Ours: how long the links work with which a member hides or corrects their entry. */
  entryLinkDays: 90,
  /** Ours: members on a page of the directory. */
  directoryPage: { standard: 24, most: 100 },
  /** Ours: how fast a story is read, for "7 min read". */
  wordsPerMinute: 220,
  toast: { errorMs: 4_000, successMs: 2_000, blankMs: 4_000, loadingMs: Number.POSITIVE_INFINITY, most: 20 },
  /** Ours: how long CLEAR can be undone. */
  undoMs: 10_000,
  headerCompactAfterPx: 10,
  heroHeightPx: { min: 600, max: 1200 },
  breakpointsPx: { news: 768, about: 968 },
  videoVolume: 0.45,
  /** Ours from here on: how much text a field holds. */
  text: {
    name: 100,
    email: 254,
    /** The contact form's phone is unchecked by the spec; this only keeps it a phone and not an essay. */
    contactPhone: 40,
    message: 5_000,
    story: 20_000,
    link: 300,
    addressLine: 120,
    city: 100,
    state: 60,
    zip: 20,
    program: 100,
    company: 150,
    title: 160,
    place: 150,
    note: 2_000,
    /** Longest verification token: an hCaptcha response is about 4,000 characters, a proof of work under 1,000. */
    token: 8_192,
  },
  body: {
    json: 65_536,
    /** A story with its photo, and everything around them. */
    story: 5 * 1_048_576 + 196_608,
    /** A challenge, a health check and other reads carry no body at all. */
    none: 0,
  },
  /** How long the client waits for an answer before it says so. */
  requestTimeoutMs: 10_000,
  /** The same while a photo goes up; the rows of such calls carry it. */
  uploadTimeoutMs: 60_000,
} as const;

/** What a story is about (spec part 2 §9); a list's filter puts `all` before them. */
export const storyCategories = [
  'career',
  'innovation',
  'entrepreneurship',
  'social-impact',
  'academia',
  'other',
] as const;
export type StoryCategory = (typeof storyCategories)[number];

/** The departments the story form offers, as it spells them (spec part 2 §9); `findProgram` knows each of them. */
export const storyDepartments = [
  'Computer Engineering',
  'Electronics & Telecom',
  'Mechanical Engineering',
  'Civil Engineering',
  'Electrical Engineering',
  'Metallurgical Engineering',
  'Production Engineering',
  'Other',
] as const;
export type StoryDepartment = (typeof storyDepartments)[number];
/** The numbers of events (spec part 2 §9), by themselves because no other page carries them. */
export const eventLimits = {
  /** Past descriptions on the list of events are cut after this many characters (graphemes). */
  descriptionLength: 100,
  /** How long the event registration's success stands before /events follows. */
  returnMs: 2_000,
  /** Lazy images begin to load this far before they are seen. */
  lazyMarginPx: 50,
  /** What makes a path a film, lower case. */
  videoExtensions: ['mp4', 'webm', 'ogg', 'ogv', 'mov', 'm4v', 'avi', 'mkv'],
} as const;

/** The numbers of gifts (spec part 2 §5, §7 and §9), by themselves because no other page carries them. Dollars, whole. */
export const donationLimits = {
  amount: {
    standard: 25,
    least: 1,
    step: 1,
    /** Ours: larger gifts are arranged by people. */
    most: 50_000,
  },
  quickAmounts: [25, 50, 100, 250],
  /** How long the success toast stands. */
  toastMs: 2_000,
  /** How long after a successful capture the thank-you page follows. */
  redirectMs: 1_000,
  buttonHeightPx: 50,
  /** Ours: how long the browser waits for a capture. The server asks the provider, and asks again when it is not sure. */
  captureTimeoutMs: 30_000,
  /** Ours: how long the browser that made an order may ask about it. */
  orderLifetimeMs: 86_400_000,
} as const;

/** The one currency gifts are taken in. */
export const donationCurrency = 'USD';

/** Degrees the donor form offers, as the spec spells them. */
export const donationPrograms = ['BE/B-Tech', 'MTech', 'PhD'] as const;
export type DonationProgram = (typeof donationPrograms)[number];

/** Ours: when a form that usually needs no verification asks for one. */
export const unverifiedLimits = {
  /** It was filled in faster than this. */
  fillMs: 1_500,
  /** A visitor tries more often than this within ten minutes. */
  tries: 10,
} as const;
