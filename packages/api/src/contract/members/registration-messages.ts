import { limits } from '../limits.ts';

/** Messages of the registration wizard (spec part 1 §2, §5, §8). */
export const registrationMessages = {
  firstNameRequired: 'First name is required.',
  lastNameRequired: 'Last name is required.',
  emailInvalid: 'Enter a valid email address.',
  phoneInvalid: 'Enter a valid phone number.',
  yearRequired: 'Graduation year is required.',
  /** @param currentYear Year at the time of validation. */
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

/** Marker in a server message: the message then names fields with errors (spec part 1 §8). */
export const validationFailedMarker = 'validation failed';
