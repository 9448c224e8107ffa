import { limits } from '../limits.ts';

/** The event registration (spec part 2 §2, §5, §8). */
export const eventRegistrationMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  yearRequired: 'Graduation year is required',
  /** @param currentYear The year at the moment of validating. */
  yearRange: (currentYear: number) =>
    `Graduation year must be between ${limits.firstYear.eventRegistration} and ${currentYear}`,
  closed: 'Registration Closed',
  ended: 'Event Has Ended',
  /** Ours: it does not take place. */
  canceled: 'This event was canceled',
  /** Ours: no seat is left. */
  full: 'This event is full. Every seat is taken.',
  /** Ours: registering is done at `registrationURL`. */
  elsewhere:
    'Registration for this event is on its own page. Please follow the Register link on the list of events.',
  /** Ours: there was no seat, and the waiting list was wanted. */
  waiting: 'You are on the waiting list. We write to you as soon as a seat is free.',
  succeeded: 'Registration successful! See you at the event!',
  /** The server answered with a refusal and no message of its own. */
  failed: 'Registration failed. Please try again.',
  /** No answer, or none that could be read. */
  errorOccurred: 'An error occurred. Please try again later.',
} as const;
