import { eventCalendarPath } from '../../contract/events/calendar-paths.ts';
import { isMoment } from '../../contract/events/moments.ts';
import { eventDay, eventHours } from '../../contract/events/words.ts';
import type { ServerConfig } from '../config.ts';
import type { EventTable } from '../database/tables.ts';
import type { Letter } from '../mail/outbox.ts';
import { dated } from './rows.ts';

/** Of an event: its name, when, and where. */
const eventLines = (event: EventTable): string[] => [
  event.title,
  // Nobody can register for an event without a day, but one may lose it afterwards.
  ...(isMoment(event.date)
    ? [[eventDay(dated(event)).dateLong, eventHours(dated(event))].filter(Boolean).join(', ')]
    : []),
  ...(event.location ? [event.location] : []),
];

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

type Addresses = Pick<ServerConfig, 'publicOrigin' | 'apiBase'>;

interface Registered {
  id: string;
  reference: string;
  email: string;
}

const calendarLink = ({ publicOrigin, apiBase }: Addresses, event: EventTable) =>
  `${apiBase.startsWith('/') ? publicOrigin : ''}${apiBase}${eventCalendarPath(event.id)}`;

/**
 * To somebody who registered for an event. It repeats nothing that was typed: the address may not be the typist's own, and
 * the letter must be no way of sending words to a stranger.
 */
export function eventLetter(addresses: Addresses, event: EventTable, registration: Registered): Letter {
  return {
    recipient: registration.email,
    subject: `You are registered: ${oneLine(event.title)}`,
    body: [
      'Hello,',
      '',
      'this address is registered for:',
      '',
      ...eventLines(event),
      '',
      `Your reference: ${registration.reference}`,
      `For your calendar: ${calendarLink(addresses, event)}`,
      '',
      'If that was not you, or you cannot come, write to us and say the reference, so that somebody else gets the seat.',
      `${addresses.publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}

/**
 * To somebody who registered for an event that does not take place. The file behind its link says so to calendars, which
 * then strike out the entry they have.
 * @param reason A volunteer's own words; empty for none.
 */
export function cancelledLetter(
  addresses: Addresses,
  event: EventTable,
  registration: Registered,
  reason: string,
): Letter {
  return {
    recipient: registration.email,
    subject: `Cancelled: ${oneLine(event.title)}`,
    body: [
      'Hello,',
      '',
      'this does not take place:',
      '',
      ...eventLines(event),
      '',
      ...(reason ? ['The reason:', '', reason, ''] : []),
      `Your reference was ${registration.reference}. There is nothing you need to do.`,
      `To strike it out in your calendar: ${calendarLink(addresses, event)}`,
      `What else is on: ${addresses.publicOrigin}/events`,
      `A question: ${addresses.publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}
