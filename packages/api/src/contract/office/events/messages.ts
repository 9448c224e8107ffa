import { mostSeats } from '../../events/event-rules.ts';
import { yearSentence } from '../../events/moments.ts';
import { officeMessages } from '../messages.ts';

/** Messages about events in the Office. */
export const officeEventMessages = {
  name: 'Enter a name.',
  date: 'Enter a date.',
  moment: 'This is not a valid date.',
  year: yearSentence,
  zone: 'Choose a time zone.',
  place: 'Enter a place.',
  chapter: officeMessages.chapterNotYours,
  seats: `A whole number from 1 to ${mostSeats.toLocaleString('en-US')}, or nothing for no limit.`,
  confirmation: officeMessages.notUnderstood,
  address: 'An address starts with https://.',
  featured: officeMessages.notUnderstood,
  tooLong: officeMessages.tooLong,
  characters: officeMessages.characters,
  endsEarly: 'It ends before it begins.',
  deadlineLate: 'Registration would end after the event.',
  seatsTaken: (taken: number) => `${taken} seats are taken, so the limit can’t be lower.`,
  hasPeople: 'Someone is registered. Cancel it instead, so they get an email.',
  isCancelled: 'It is canceled. Put it back on first.',
  isOff: 'It is not on the site, or it is over. Nothing was changed.',
  isNotCancelled: 'It is not canceled. Nothing was changed.',
  emailsHere:
    'The emails about the cancellation are not sent yet. Undo the cancellation, and they won’t be sent.',
  emailsLeft:
    'Emails about the cancellation were already sent. Put the event back on, and everyone gets an email that it takes place.',
  nothingToTakeBack: 'These emails were already sent or withdrawn. Nothing was changed.',
  reminderLate: 'The day before has begun. It is too late for a reminder.',
  full: 'Every seat is taken. Add them anyway if there is room.',
  here: 'Someone with this email is already registered. Nothing was changed.',
  waits: 'Someone with this email is on the waitlist. Move them off the waitlist there.',
  noSeat: 'They no longer have a seat. Nothing was changed.',
  noEmail: 'They have no email address. Nothing was sent.',
  ticketSent: 'We emailed this guest less than 10 minutes ago. Wait a few minutes, then resend the ticket.',
  hasSeat: 'They already have a seat. Nothing was changed.',
} as const;
