import { limits } from '../limits.ts';

/** What the form that posts a job says itself (spec part 2 §2, §4, §8): a page opens without the texts of its rules. */
export const jobWords = {
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
} as const;
