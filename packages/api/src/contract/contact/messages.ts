/** Messages of the contact form (spec part 1 §2, §5, §8). */
export const contactMessages = {
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  messageRequired: 'Message is required',
  sending: 'SENDING...',
  succeeded: 'Message Sent Successfully!',
  another: 'Send Another Message',
  /** Shown if the server rejects the form without a message of its own. */
  failed: 'Failed to send message',
  /** Shown if there is no answer or an unreadable one. */
  errorOccurred: 'An error occurred. Please try again.',
} as const;
