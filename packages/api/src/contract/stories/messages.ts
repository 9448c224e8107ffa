import { limits } from '../limits.ts';

/** Messages of the story form (spec part 2 §2, §5, §8). Field texts that the spec leaves open are not from the spec. */
export const storyMessages = {
  titleRequired: 'Title is required',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  yearRequired: 'Graduation year is required',
  /** @param currentYear Year at the time of validation. */
  yearRange: (currentYear: number) =>
    `Graduation year must be between ${currentYear - limits.storyYears + 1} and ${currentYear}`,
  departmentRequired: 'Department is required',
  currentRoleRequired: 'Current role is required',
  companyRequired: 'Company/Organization is required',
  contactNoRequired: 'contactNo is required',
  /** Same error in the summary above the form. */
  contactNoSummary: 'Contact number: contactNo is required',
  categoryRequired: 'Category is required',
  storyRequired: 'Story is required',
  storyShort: `Your story should be at least ${limits.storyLeast} characters`,
  termsRequired: 'You must agree to the terms',
  /** @param count Current number of characters in the story. */
  characters: (count: number) => `Characters: ${count} / ${limits.storyLeast} minimum`,
  photoNotImage: 'Please choose an image (JPEG, PNG or WebP)',
  photoTooLarge: 'Please choose a photo of at most 5 MB',
  submitting: 'Submitting...',
  another: 'Submit Another Story',
  /** Shown if the server rejects the form without a message of its own. */
  failed: 'Failed to submit',
  /** Shown if there is no answer or an unreadable one. */
  errorOccurred: 'An error occurred while submitting your story. Please try again.',
} as const;
