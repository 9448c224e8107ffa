/** What stands over the events once somebody has registered for one. A file of its own: the page carries none of it before. */
export const registered = {
  /** The title of the event follows. */
  heading: 'You are registered for',
  calendar: 'Add to calendar',
  share: 'Share this event',
  /** What happens next: the letter only where there is a number to quote. */
  letter: 'A letter with this number and the calendar file is on its way to you.',
  cannotCome: 'If you cannot come after all, write a line: somebody else is glad of the seat.',
  write: 'Write to the secretary',
  /** Of that letter; the title of the event follows. */
  subject: 'I cannot come to',
} as const;
