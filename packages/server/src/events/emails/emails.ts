import { eventCalendarPath, eventDay, eventHours, isMoment, momentLong } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import type { EmailMessage } from '../../mail/outbox.ts';
import type { SeatState } from '../registration/seats.ts';
import { dated } from '../rows.ts';

/** What a letter tells of an event. */
export type EventNotice = Pick<EventTable, 'id' | 'title' | 'location' | 'date' | 'end_date' | 'timezone'>;

/** Of an event: its name, when, and where. */
export const eventLines = (event: EventNotice): string[] => [
  event.title,
  // Nobody can register for an event without a day, but one may lose it afterwards.
  ...(isMoment(event.date)
    ? [[eventDay(dated(event)).dateLong, eventHours(dated(event))].filter(Boolean).join(', ')]
    : []),
  ...(event.location ? [event.location] : []),
];

/** A title where a line is. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What links in letters begin with. */
export type Addresses = Pick<ServerConfig, 'publicOrigin' | 'apiBase'>;

type Registered = Pick<EventRegistrationTable, 'id' | 'reference' | 'email'>;

/** The file of an event for calendars. */
export const calendarLink = ({ publicOrigin, apiBase }: Addresses, event: EventNotice) =>
  `${apiBase.startsWith('/') ? publicOrigin : ''}${apiBase}${eventCalendarPath(event.id)}`;

const pressBy = (link: string, until: string) => [
  `It is yours once you open this link and press its button, by ${until}:`,
  link,
  '',
];

/** What a letter says by where the registration stands: its kind and subject, and the lines around what it is about. */
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
      'If that was not you, do nothing: the seat is free again after that.',
    ],
  },
  waiting: {
    kind: 'seat-waiting',
    subject: 'You are on the waiting list',
    opening: 'This address waits for a seat at:',
    lines: (link) => [
      'As soon as a seat is free for you, we write again. There is nothing you need to do until then.',
      `To leave the list, or if that was not you: ${link}`,
    ],
  },
  offered: {
    kind: 'seat-offered',
    subject: 'A seat is free for you',
    opening: 'You waited for a seat, and now there is one for you at:',
    lines: (link, until) => [
      ...pressBy(link, until),
      'After that it goes to whoever waits next. If you cannot come, say so there, and they have it at once.',
    ],
  },
};

/**
 * To somebody who registered for an event: where they stand, and the link by which they take their seat or give it back. It
 * repeats nothing that was typed: the address may not be the typist's own, and the letter must be no way of sending words to
 * a stranger.
 * @param link Of the registration's ticket.
 * @param until Until when a seat is kept that has yet to be taken, in milliseconds since 1970.
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
      `A question: ${addresses.publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}

/** To somebody whose seat a volunteer gave to others. @param reason A volunteer's own words; empty for none */
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
    'A volunteer has taken this address off the list of:',
    '',
    ...eventLines(event),
    '',
    ...(reason ? ['The reason:', '', reason, ''] : []),
    `Your reference was ${registration.reference}.`,
    `A question: ${addresses.publicOrigin}/contact`,
  ].join('\n'),
  about: registration.id,
});
