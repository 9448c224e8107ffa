import { limits } from './limits.ts';
import { jobMessages } from './messages/job.ts';

export * from './messages/job.ts';

/*
 * Every message text of the spec for these pages, to the letter, keyed by what it is. Texts that are ours (the spec is
 * silent there) stand under `ourMessages` and follow the punctuation of the form they appear in.
 */

/** The contact form (spec part 1 §2, §5, §8). */
export const contactMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  messageRequired: 'Message is required',
  sending: 'SENDING...',
  succeeded: 'Message Sent Successfully!',
  another: 'Send Another Message',
  /** The server answered with a refusal and no message of its own. */
  failed: 'Failed to send message',
  /** No answer, or none that could be read. */
  errorOccurred: 'An error occurred. Please try again.',
} as const;

/** The registration wizard (spec part 1 §2, §5, §8). */
export const registrationMessages = {
  firstNameRequired: 'First name is required.',
  lastNameRequired: 'Last name is required.',
  emailInvalid: 'Enter a valid email address.',
  phoneInvalid: 'Enter a valid phone number.',
  yearRequired: 'Graduation year is required.',
  /** @param currentYear The year at the moment of validating. */
  yearRange: (currentYear: number) =>
    `Year must be between ${limits.firstYear.registration} and ${currentYear}.`,
  programRequired: 'COEP program is required.',
  otherProgramRequired: 'Please specify your program.',
  step1Missing: 'Please fill in all required fields in Step 1.',
  step2Missing: 'Please fill in all required fields in Step 2.',
  /** Shown when the server's message contains {@link validationFailedMarker}. */
  missingFields: 'Registration failed due to missing required fields. Please check the highlighted fields.',
  failed: 'Error submitting registration. Please try again.',
  submit: 'Submit Registration',
  succeeded: 'Membership Request Submitted Successfully!',
  another: 'Submit Another Application',
} as const;

/** The human verification, on every form that has it. */
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

/** The featured event section. */
export const featuredEventMessages = {
  loading: 'Loading event...',
  failed: 'Error Fetching Data',
} as const;

/** News, as list and detail. */
export const newsMessages = {
  loading: 'Loading news...',
  imageUnavailable: 'Image not available',
} as const;

/** The directory (spec part 2 §2, §5). */
export const directoryMessages = {
  empty: 'No alumni found',
  /** @param pages How many there are. */
  page: (pages: number) => `Please enter a valid page number between 1 and ${pages}.`,
} as const;

/** Where the spec is silent. */
export const ourMessages = {
  /** Refusals of the server that stand under the verification. Each contains {@link captchaMarker}. */
  captchaRefused: 'CAPTCHA verification did not succeed. Please solve it again.',
  captchaUsed: 'This CAPTCHA was already used or has expired. Please solve it again.',
  captchaUnavailable: 'The CAPTCHA check could not be reached. Please try again in a minute.',
  contactTooLong: (most: number) => `Please use at most ${most} characters`,
  contactCharacters: 'Please remove the characters that cannot be shown',
  contactReceived: 'Your message has arrived.',
  registrationTooLong: (most: number) => `Use at most ${most} characters.`,
  registrationCharacters: 'Remove the characters that cannot be shown.',
  registrationLink: 'Enter a web address that starts with https://.',
  registrationYesOrNo: 'Choose yes or no.',
  registrationReceived: 'Your membership request has arrived and will be reviewed.',
  jobReceived: 'Your job posting has arrived and will be reviewed.',
  unknownField: 'This field is not part of the form.',
  newsFailed: 'News could not be loaded',
} as const;

/** The whole table. In the browser import the one group you need, so that a page carries no other page's texts. */
export const messages = {
  contact: contactMessages,
  registration: registrationMessages,
  captcha: captchaMessages,
  featuredEvent: featuredEventMessages,
  news: newsMessages,
  job: jobMessages,
  directory: directoryMessages,
  ours: ourMessages,
} as const;

/** A server message containing this belongs under the verification and resets it (spec part 1 §8). */
export const captchaMarker = 'CAPTCHA';

/** A server message containing this names fields that need another look (spec part 1 §8). */
export const validationFailedMarker = 'validation failed';
