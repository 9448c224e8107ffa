import { site } from './site.ts';

/** What stands on a ticket with a seat. */
export const confirmedTicket = {
  heading: 'You have a seat',
  text: 'If you cannot come after all, say so here: somebody else is glad of the seat.',
} as const;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The page that the link in a letter about an event opens. */
export const ticket = {
  page: {
    title: 'Your ticket',
    description:
      'Your own page about one event: where you stand, and how to give your seat to somebody else.',
  },
  back: { label: 'All events', href: '/events' },
  calendar: 'Add to calendar',
  print: 'Print',
  facts: { name: 'Name', reference: 'Reference' },
  /** Below the name. */
  guests: (many: number) => (many === 1 ? 'With one guest' : `With ${numbers[many] ?? many} guests`),
  /** In front of the last moment at which a seat can be taken. */
  until: 'It is kept for you until',
  confirmed: confirmedTicket,
  arrived: {
    heading: 'You are here',
    text: 'Your arrival was noted at the door. Whoever comes with you and is not in yet shows the same code.',
  },
  held: {
    heading: 'Is it you?',
    text: 'The seat is yours once you press the button.',
    button: 'Confirm my seat',
  },
  offered: {
    heading: 'A seat is free for you',
    text: 'You waited for one. It is yours once you press the button.',
    button: 'Take the seat',
  },
  waiting: {
    heading: 'You are on the waiting list',
    text: 'We write to you as soon as a seat is free. There is nothing you need to do until then.',
    button: 'Leave the waiting list',
  },
  released: {
    heading: 'You have no seat',
    text: 'It was given back, or nobody took it in time. If you want to come after all, register again.',
    button: 'Register again',
  },
  code: {
    label: 'Your ticket, as a QR code',
    text: 'Show this at the door, on the phone or on paper. No signal needed.',
  },
  cannotCome: 'I cannot come',
  /** The day follows. */
  over: 'This was on',
  cancelled: { heading: 'This does not take place', text: 'There is nothing you need to do.' },
  others: { label: 'See other events', href: '/events' },
  own: { text: 'On your own page you can do this without that link.', label: 'My page', href: '/my' },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy it out of the letter to its very end.',
  },
  elsewhere: {
    heading: 'This cannot be done here',
    lede: `Write to ${site.email} and say your reference, and a volunteer does it for you.`,
  },
} as const;
