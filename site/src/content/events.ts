import { eventMessages, eventRegistrationMessages } from '@banyan/api/contract';
import { site } from './site.ts';

/** The words around an event's registration form. */
export const eventRegistration = {
  /** Of the page while its event is not known. */
  title: 'Register for an event',
  description:
    'Register for an event of the association: your name, email and graduation year, and a comment if you like.',
  back: { label: 'All events', href: '/events' },
  failedBack: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  formHeading: 'Put your name on the list',
  note: 'You will get a reference number and a calendar file.',
  /** Stands in front of the deadline. */
  deadline: 'Register by',
  others: { label: 'See other events', href: '/events' },
  write: { label: 'Write to the secretary', href: '/contact' },
  /** Stands in front of the deadline, and of the event's day. */
  closedSince: 'The list was closed on',
  endedOn: 'It took place on',
  /** After the first sentence of a door that is closed or full. */
  ifOneComesFree: 'If a place comes free, the secretary will know before anyone.',
  pictures: 'What it was like',
  elsewhere: {
    heading: 'Registration is on another page',
    /** Stands in front of the host. */
    text: 'The people who organize this event take names themselves, at',
    button: 'Register',
  },
  /** Where the form stood, once it was sent without JavaScript. */
  registered: {
    lede: 'Your name is on the list. The reference number is in your mail as well.',
    calendar: 'Add to calendar',
  },
} as const;

/** Under the hours of an event, wherever it is shown. */
export const eventClock = {
  /** For those in the event's own zone. */
  its: 'The time where it takes place.',
  /** After a reader's own time. */
  yours: 'your time',
} as const;

/** The words of the list of events. */
export const eventList = {
  heading: 'Events',
  lede: 'Somewhere in the country, most weekends, a few of us are in the same room.',
  upcoming: {
    heading: 'Upcoming events',
    register: 'Register',
    calendar: 'Add to calendar',
    /** Over the title of an event that takes place today, and of one that takes no more names. */
    today: 'Happening today',
    full: 'Every seat is taken',
    closed: eventRegistrationMessages.closed,
    emptyHint: 'Nothing is on the calendar. The next one starts with a proposal.',
  },
  past: {
    heading: 'Past events',
    emptyHint: 'What is over will be remembered here, with its pictures.',
  },
  propose: {
    question: 'Have a room, a date and a reason?',
    link: { label: 'Propose an event to the secretary', href: `mailto:${site.email}?subject=An%20event` },
  },
  feed: {
    question: 'Want all of them in your own calendar?',
    label: 'Subscribe to the calendar',
    addressLabel: 'Address of the calendar',
  },
  /** Over the confirmation of a registration; the title follows. */
  registered: 'You are registered for',
  outdated: 'These are the events as they stood a while ago.',
} as const;

/** The words of a past event's page. */
export const pastEvent = {
  /** Of the page while its event is not known. */
  title: 'Past event',
  description:
    'A past event of the association: when and where it was, who organized it, and its pictures and films.',
  back: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  outdated: 'This is the event as it stood a while ago.',
  /** The language that a film's captions are in, as its player names it. */
  captions: 'English',
} as const;
