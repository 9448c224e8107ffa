import { eventRegistrationMessages } from '@banyan/api/contract';
import { site } from './site.ts';

/** Texts of the event list. */
export const events = {
  heading: 'Events',
  lede: 'Somewhere in the country, most weekends, a few of us are in the same room.',
  upcoming: {
    heading: 'Upcoming events',
    register: 'Register',
    /** Link to an event whose registration is closed. */
    details: 'See details',
    calendar: 'Add to calendar',
    /** Labels above the title: event today, event full. */
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
  /** Shown for a month without events. */
  onward: { label: 'All events', href: '/events' },
  byMonth: { label: 'By month and chapter', href: '/events/month' },
  outdated: 'This list may be out of date.',
} as const;
