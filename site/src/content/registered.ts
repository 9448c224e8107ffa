/** Texts of the confirmation above the event list. A separate file, so that the page loads it only after a registration. */
export const registered = {
  /** Followed by the event title. */
  heading: 'You are registered for',
  calendar: 'Add to calendar',
  share: 'Share this event',
  /** Heading for a seat that must be confirmed by email. Followed by the event title. */
  confirm: 'Confirm your seat for',
  /** Next step. Shown only with a reference number. */
  email: 'We’ve emailed you this number and the calendar file.',
  /** `confirmBy`, the deadline and `keepsSeat` form one sentence, for a seat that is not confirmed yet. */
  confirmBy: 'Open the link in the email we sent you by',
  keepsSeat: 'to keep your seat.',
  /** Heading for the waitlist. Followed by the event title. */
  waiting: 'You are on the waitlist for',
  /** Next step for the waitlist. */
  waitingEmail: 'As soon as a seat is free for you, we email you how to take it.',
  cannotCome: 'If you cannot come after all, write to us, so that somebody else gets the seat.',
  write: 'Write to the secretary',
  /** Subject of the email to the secretary. Followed by the event title. */
  subject: 'I cannot come to',
} as const;
