import { eventRegistrationMessages } from '@banyan/api/contract';
import { site } from './site.ts';

/** The words of the list of events. */
export const events = {
  heading: 'Events',
  lede: 'Somewhere in the country, most weekends, a few of us are in the same room.',
  upcoming: {
    heading: 'Upcoming events',
    register: 'Register',
    /** Leads to an event that takes no more names. */
    details: 'See details',
    calendar: 'Add to calendar',
    /** Over the title of an event that takes place today, and of one that takes no more names. */
    today: 'Happening today',
    full: 'Every seat is taken',
    closed: eventRegistrationMessages.closed,
    emptyHint: 'Nothing is on the calendar. The next one starts with a proposal.',
  },
  past: {
    pages: 'Pages of past events',
    heading: 'Past events',
    emptyHint: 'What is over will be remembered here, with its pictures.',
  },
  propose: {
    question: 'Have a room, a date and a reason?',
    link: { label: 'Propose an event to the secretary', href: `mailto:${site.email}?subject=An%20event` },
  },
  feed: {
    question: 'Want every event in your own calendar?',
    label: 'Subscribe to the calendar',
    addressLabel: 'Address of the calendar',
  },
  views: { list: 'List', month: 'Month' },
  /** From a month in which nothing is on. */
  onward: { label: 'All events', href: '/events' },
  byMonth: { label: 'By month and chapter', href: '/events/month' },
  outdated: 'These are the events as they stood a while ago.',
} as const;
