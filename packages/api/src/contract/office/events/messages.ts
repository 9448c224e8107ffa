import { mostSeats } from '../../events/event-rules.ts';
import { yearSentence } from '../../events/moments.ts';
import { officeMessages } from '../messages.ts';

/** What the Office says about events. */
export const officeEventMessages = {
  name: 'Give it a name.',
  date: 'Say when it is.',
  moment: 'This is no day of the calendar.',
  year: yearSentence,
  zone: 'Choose the time zone it is told in.',
  place: 'Say where it is.',
  chapter: officeMessages.chapterNotYours,
  seats: `A whole number from 1 to ${mostSeats.toLocaleString('en-US')}, or nothing for no limit.`,
  confirmation: officeMessages.notUnderstood,
  address: 'An address starts with https://.',
  featured: officeMessages.notUnderstood,
  tooLong: officeMessages.tooLong,
  characters: officeMessages.characters,
  endsEarly: 'It would end before it begins.',
  deadlineLate: 'One could register after it is over.',
  seatsTaken: (taken: number) => `${taken} seats are taken already. Fewer than that cannot be.`,
  hasPeople: 'Somebody is registered for it. Cancel it instead, so that they hear of it.',
  isCancelled: 'It is canceled. Show it again first.',
  isOff: 'It is not on the site, or it is over. Nothing was changed.',
  isNotCancelled: 'It is not canceled. Nothing was changed.',
  lettersHere:
    'The letters that say it is canceled have not left yet. Take the cancellation back, and them with it.',
  lettersLeft: 'Letters that say it is canceled have left. Show it again, and everybody hears that it is on.',
  nothingToTakeBack: 'These letters have left, or were taken back before. Nothing was changed.',
  reminderLate: 'The day before has begun. A reminder cannot leave in time any more.',
  full: 'Every seat is taken. Add them beyond that if there is room.',
  here: 'Somebody with this e-mail is registered already. Nothing was changed.',
  waits: 'Somebody with this e-mail is on the waiting list. Give them a seat there.',
  noSeat: 'They have no seat any more. Nothing was changed.',
  hasSeat: 'They have a seat already. Nothing was changed.',
} as const;
