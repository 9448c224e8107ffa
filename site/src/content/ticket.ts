import { site } from './site.ts';

/** Texts of a ticket with a confirmed seat. */
export const confirmedTicket = {
  heading: 'You have a seat',
  text: 'If you cannot come after all, cancel here, so that somebody else gets the seat.',
} as const;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Texts of the ticket page. The emails about an event link to it. */
export const ticket = {
  page: {
    title: 'Your ticket',
    description: 'Your own page about one event: your seat or place on the waitlist, and how to give it up.',
  },
  back: { label: 'All events', href: '/events' },
  calendar: 'Add to calendar',
  print: 'Print',
  facts: { name: 'Name', reference: 'Reference' },
  /** Shown below the name. */
  guests: (many: number) => (many === 1 ? 'With one guest' : `With ${numbers[many] ?? many} guests`),
  /** Precedes the deadline for taking the seat. */
  until: 'It is kept for you until',
  confirmed: confirmedTicket,
  arrived: {
    heading: 'You are here',
    text: 'You are checked in. Guests who arrive later show the same code.',
  },
  held: {
    heading: 'Confirm your seat',
    text: 'The seat is yours once you press the button.',
    button: 'Confirm my seat',
  },
  offered: {
    heading: 'A seat is free for you',
    text: 'You were on the waitlist. The seat is yours once you press the button.',
    button: 'Take the seat',
  },
  waiting: {
    heading: 'You are on the waitlist',
    text: 'We email you as soon as a seat is free. There is nothing you need to do until then.',
    button: 'Leave the waitlist',
  },
  released: {
    heading: 'You have no seat',
    text: 'The seat was given up, or not confirmed in time. If you want to come after all, register again.',
    button: 'Register again',
  },
  code: {
    label: 'Your ticket, as a QR code',
    text: 'Show this at the door, on the phone or on paper. No signal needed.',
  },
  cannotCome: 'I cannot come',
  /** Followed by the day of the event. */
  over: 'This event was on',
  cancelled: { heading: 'This event is canceled', text: 'There is nothing you need to do.' },
  others: { label: 'See other events', href: '/events' },
  own: { text: 'You can also do this on your own page, without this link.', label: 'My page', href: '/my' },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy the whole address from the email.',
  },
  elsewhere: {
    heading: 'This does not work here',
    lede: `Write to ${site.email} and give your reference. A volunteer does it for you.`,
  },
} as const;
