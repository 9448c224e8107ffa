import { limits } from '../limits.ts';

/** Messages of the event registration (spec part 2 §2, §5, §8). */
export const eventRegistrationMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  yearRequired: 'Graduation year is required',
  /** @param currentYear Year at the time of validation. */
  yearRange: (currentYear: number) =>
    `Graduation year must be between ${limits.firstYear.eventRegistration} and ${currentYear}`,
  closed: 'Registration Closed',
  ended: 'Event Has Ended',
  /** Not from the spec: the event was canceled. */
  canceled: 'This event was canceled',
  /** Not from the spec: no seat is left. */
  full: 'This event is full. Every seat is taken.',
  /** Not from the spec: registration happens at `registrationURL`. */
  elsewhere:
    'Registration for this event is on its own page. Please follow the Register link on the list of events.',
  /** Not from the spec: the event was full and the person joined the waitlist. */
  waiting: 'You are on the waitlist. We email you as soon as a seat is free.',
  succeeded: 'Registration successful! See you at the event!',
  /** Shown if the server rejects the form without a message of its own. */
  failed: 'Registration failed. Please try again.',
  /** Shown if there is no answer or an unreadable one. */
  errorOccurred: 'An error occurred. Please try again later.',
} as const;
