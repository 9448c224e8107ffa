import { eventMessages } from '@banyan/api/contract';
import { unknownTitles } from './unknownTitles.ts';

/** Texts around an event’s registration form. */
export const eventRegistration = {
  title: unknownTitles.eventRegistration,
  description:
    'Register for an event of the association: your name, email and graduation year, and a comment if you like.',
  back: { label: 'All events', href: '/events' },
  failedBack: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  formHeading: 'Put your name on the list',
  note: 'You will get a reference number and a calendar file.',
  /** Precedes the deadline. */
  deadline: 'Register by',
  others: { label: 'See other events', href: '/events' },
  write: { label: 'Write to the secretary', href: '/contact' },
  /** `closedSince` precedes the deadline, `endedOn` the day of the event. */
  closedSince: 'Registration closed on',
  endedOn: 'It took place on',
  canceled: 'It will not take place. Everybody who registered gets an email.',
  /** Follows the first sentence when registration is closed or full. */
  ifOneComesFree: 'Ask the secretary if a seat has become free.',
  pictures: 'What it was like',
  elsewhere: {
    heading: 'Registration is on another page',
    /** Precedes the host name. */
    text: 'The organizers of this event take registrations at',
    button: 'Register',
  },
  /** Replaces the form after it was sent without JavaScript. */
  registered: {
    lede: 'Your name is on the list. We’ve also emailed you the reference number.',
    calendar: 'Add to calendar',
    /** `confirmBy`, the deadline and `keepsSeat` form one sentence, for a seat that is not confirmed yet. */
    confirmBy: 'Open the link in the email we sent you by',
    keepsSeat: 'to keep your seat.',
    /** Shown when the registration went to the waitlist. */
    waiting: 'As soon as a seat is free for you, we email you how to take it.',
  },
  /** Shown when the event is full and has a waitlist. */
  waitingList: {
    heading: 'Put your name on the waitlist',
    note: 'You will get a reference number, and an email as soon as a seat is free.',
    why: 'As soon as somebody gives up a seat, we offer it to the person who has waited longest.',
  },
} as const;
