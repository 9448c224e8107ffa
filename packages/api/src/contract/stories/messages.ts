import { limits } from '../limits.ts';

/** The story form (spec part 2 §2, §5, §8); the field texts the spec leaves open are ours. */
export const storyMessages = {
  titleRequired: 'Title is required',
  nameRequired: 'Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  yearRequired: 'Graduation year is required',
  /** @param currentYear The year at the moment of validating. */
  yearRange: (currentYear: number) =>
    `Graduation year must be between ${currentYear - limits.storyYears + 1} and ${currentYear}`,
  departmentRequired: 'Department is required',
  currentRoleRequired: 'Current role is required',
  companyRequired: 'Company/Organization is required',
  contactNoRequired: 'contactNo is required',
  /** The same in the summary above the form. */
  contactNoSummary: 'Contact number: contactNo is required',
  categoryRequired: 'Category is required',
  storyRequired: 'Story is required',
  storyShort: `Your story should be at least ${limits.storyLeast} characters`,
  termsRequired: 'You must agree to the terms',
  /** @param count Characters of the story so far. */
  characters: (count: number) => `Characters: ${count} / ${limits.storyLeast} minimum`,
  photoNotImage: 'Please choose an image (JPEG, PNG or WebP)',
  photoTooLarge: 'Please choose a photo of at most 5 MB',
  submitting: 'Submitting...',
  another: 'Submit Another Story',
  /** The server answered with a refusal and no message of its own. */
  failed: 'Failed to submit',
  /** No answer, or none that could be read. */
  errorOccurred: 'An error occurred while submitting your story. Please try again.',
} as const;
