/** What stands over the events once somebody has registered for one. A file of its own: the page carries none of it before. */
export const registered = {
  /** The title of the event follows. */
  heading: 'You are registered for',
  calendar: 'Add to calendar',
  share: 'Share this event',
  /** The same of a seat that is kept until the link in the email was opened. */
  confirm: 'Confirm your seat for',
  /** What happens next: the letter only where there is a number to quote. */
  letter: 'A letter with this number and the calendar file is on its way to you.',
  /** Of a seat that is kept until the link in the email was opened; the moment follows, and then why. */
  confirmBy: 'Open the link in the email we sent you by',
  keepsSeat: 'to keep your seat.',
  /** The title of the event follows. */
  waiting: 'You are on the waiting list for',
  /** What happens next, then. */
  waitingLetter: 'As soon as a seat is free for you, a letter tells you how to take it.',
  cannotCome: 'If you cannot come after all, write a line: somebody else is glad of the seat.',
  write: 'Write to the secretary',
  /** Of that letter; the title of the event follows. */
  subject: 'I cannot come to',
} as const;
