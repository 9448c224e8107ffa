import { limits } from '../limits.ts';

/** The job board and the form that posts to it (spec part 2 §2, §5, §8); the field texts the spec leaves open are ours. */
export const jobMessages = {
  titleRequired: 'Job title is required',
  companyRequired: 'Company name is required',
  locationRequired: 'Location is required',
  jobTypeRequired: 'Job type is required',
  descriptionRequired: 'Job description is required',
  descriptionShort: `Job description should be at least ${limits.jobDescriptionLeast} characters`,
  linkRequired: 'Application link is required',
  linkInvalid: 'Please enter a valid URL',
  nameRequired: 'Your name is required',
  emailRequired: 'Your email is required',
  emailInvalid: 'Please enter a valid email address',
  contactNoRequired: 'Contact number is required',
  termsRequired: 'You must agree to the terms',
  /** What stands under the verification once its token is 110 seconds old; the other forms say it without the sign. */
  captchaNote: '⚠️ CAPTCHA may have expired. Please solve again before submitting.',
  /** @param count Characters of the description so far. */
  characters: (count: number) => `Characters: ${count} / ${limits.jobDescriptionLeast}+ required`,
  submit: 'Submit Job Posting',
  submitting: 'Submitting...',
  succeeded: 'Job Posting Submitted Successfully!',
  another: 'Post Another Job',
  /** The server answered with a refusal and no message of its own. */
  failed: 'Failed to submit job posting',
  /** No answer, or none that could be read. */
  errorOccurred: 'An error occurred while submitting your job posting. Please try again.',
  empty: 'No Jobs Found',
  loadFailed: 'Unable to Load Jobs',
  /** The server answered, but not with jobs. */
  fetchFailed: 'Failed to fetch jobs',
  /** No answer at all. */
  connectionFailed: 'Error connecting to server',
  tryAgain: 'Try Again',
} as const;
