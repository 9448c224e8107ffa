import { limits } from '../limits.ts';

/** Texts of the job form itself (spec part 2 §2, §4, §8). Separate, so that the page opens without the texts of its rules. */
export const jobWords = {
  /** Note under the verification once its token is 110 seconds old. The other forms show it without the sign. */
  captchaNote: '⚠️ CAPTCHA may have expired. Please solve again before submitting.',
  /** @param count Current number of characters in the description. */
  characters: (count: number) => `Characters: ${count} / ${limits.jobDescriptionLeast}+ required`,
  submit: 'Submit Job Posting',
  submitting: 'Submitting...',
  succeeded: 'Job Posting Submitted Successfully!',
  another: 'Post Another Job',
  /** Shown if the server rejects the form without a message of its own. */
  failed: 'Failed to submit job posting',
  /** Shown if there is no answer or an unreadable one. */
  errorOccurred: 'An error occurred while submitting your job posting. Please try again.',
} as const;
