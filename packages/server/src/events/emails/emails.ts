import { eventCalendarPath, eventDay, eventHours, isMoment, momentLong } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import type { EmailMessage } from '../../mail/outbox.ts';
import type { SeatState } from '../registration/seats.ts';
import { dated } from '../rows.ts';

/** Columns of an event that an email needs. */
export type EventNotice = Pick<EventTable, 'id' | 'title' | 'location' | 'date' | 'end_date' | 'timezone'>;

/** Title, time and place of an event as lines. */
export const eventLines = (event: EventNotice): string[] => [
  event.title,
  // An event without a day takes no registrations, but the day may be removed later.
  ...(isMoment(event.date)
    ? [[eventDay(dated(event)).dateLong, eventHours(dated(event))].filter(Boolean).join(', ')]
    : []),
  ...(event.location ? [event.location] : []),
];

/** Text on one line, for titles. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Origin and API base for links in emails. */
export type Addresses = Pick<ServerConfig, 'publicOrigin' | 'apiBase'>;

type Registered = Pick<EventRegistrationTable, 'id' | 'reference' | 'email'>;

/** Link to the calendar file of an event. */
export const calendarLink = ({ publicOrigin, apiBase }: Addresses, event: EventNotice) =>
  `${apiBase.startsWith('/') ? publicOrigin : ''}${apiBase}${eventCalendarPath(event.id)}`;

const pressBy = (link: string, until: string) => [
  `To take the seat, open this link and press the button by ${until}:`,
  link,
  '',
];

/** Parts of an email that depend on the registration’s state: kind, subject and surrounding lines. */
interface Said extends Pick<EmailMessage, 'kind'> {
  subject: string;
  opening: string;
  lines: (link: string, until: string) => string[];
}

const said: Readonly<Record<Exclude<SeatState, 'released'>, Said>> = {
  confirmed: {
    kind: 'seat-confirmed',
    subject: 'You are registered',
    opening: 'This address is registered for:',
    lines: (link) => [
      `Your ticket: ${link}`,
      '',
      'If that wasn’t you, or you can’t come, open your ticket and cancel, so that somebody else gets the seat.',
    ],
  },
  held: {
    kind: 'seat-held',
    subject: 'Confirm your seat',
    opening: 'A seat is kept for this address at:',
    lines: (link, until) => [
      ...pressBy(link, until),
      'If that was not you, do nothing. The seat becomes free again.',
    ],
  },
  waiting: {
    kind: 'seat-waiting',
    subject: 'You are on the waitlist',
    opening: 'This address is on the waitlist for:',
    lines: (link) => [
      'As soon as a seat is free for you, we email you again. There is nothing you need to do until then.',
      `To leave the list, or if that was not you: ${link}`,
    ],
  },
  offered: {
    kind: 'seat-offered',
    subject: 'A seat is free for you',
    opening: 'A seat is now free for you at:',
    lines: (link, until) => [
      ...pressBy(link, until),
      'After that it goes to the next person on the waitlist. If you cannot come, cancel there, and they get it right away.',
    ],
  },
};

/**
 * Email to a person who registered, with their state and the link to confirm or give up the seat. It repeats nothing that was
 * typed, because the address may belong to somebody else and the email must not carry messages to a stranger.
 * @param link Link to the registration’s ticket.
 * @param until End of the time for which an unconfirmed seat is held, in milliseconds since 1970.
 */
export function seatEmail(
  addresses: Addresses,
  event: EventNotice,
  registration: Registered,
  seat: { state: Exclude<SeatState, 'released'>; link: string; until: number },
): EmailMessage {
  const { kind, subject, opening, lines } = said[seat.state];
  const until = momentLong(seat.until, new Date(seat.until).toISOString(), event.timezone);
  return {
    kind,
    recipient: registration.email,
    subject: `${subject}: ${oneLine(event.title)}`,
    body: [
      'Hello,',
      '',
      opening,
      '',
      ...eventLines(event),
      '',
      ...lines(seat.link, until),
      '',
      `Your reference: ${registration.reference}`,
      `For your calendar: ${calendarLink(addresses, event)}`,
      `Questions: ${addresses.publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}

/** Email to a person whose seat a volunteer removed. @param reason The volunteer’s own text; may be empty */
export const removedEmail = (
  addresses: Addresses,
  event: EventNotice,
  registration: Registered,
  reason: string,
): EmailMessage => ({
  kind: 'seat-removed',
  recipient: registration.email,
  subject: `You are no longer registered: ${oneLine(event.title)}`,
  body: [
    'Hello,',
    '',
    'A volunteer has canceled the registration of this address for:',
    '',
    ...eventLines(event),
    '',
    ...(reason ? ['The reason:', '', reason, ''] : []),
    `Your reference was ${registration.reference}.`,
    `Questions: ${addresses.publicOrigin}/contact`,
  ].join('\n'),
  about: registration.id,
});
