import type { ContactBody } from '../../contract/bodies/contact.ts';
import { eventCalendarPath } from '../../contract/events/calendar-paths.ts';
import { eventDay, eventHours } from '../../contract/events/words.ts';
import type { ServerConfig } from '../config.ts';
import { dated } from '../store/events.ts';
import type { Letter } from '../store/outbox.ts';
import type { EventTable } from '../store/tables.ts';

/** To the volunteers: somebody wrote. Answering the mail answers the visitor. */
export function contactLetter(to: string, body: ContactBody, row: { id: string; reference: string }): Letter {
  return {
    recipient: to,
    replyTo: body.email,
    subject: `Message ${row.reference} from the contact form`,
    body: [
      `${body.firstName} ${body.lastName} wrote:`,
      '',
      body.message,
      '',
      `E-mail: ${body.email}`,
      ...(body.phone ? [`Phone: ${body.phone}`] : []),
      `Reference: ${row.reference}`,
    ].join('\n'),
    about: row.id,
  };
}

/**
 * To the volunteers: something waits. It carries nothing personal; the queue has the rest.
 * @param what What came in, at the start of a sentence: `Membership request`.
 */
export function waitingLetter(to: string, what: string, row: { id: string; reference: string }): Letter {
  return {
    recipient: to,
    subject: `${what} ${row.reference} waits for review`,
    body: [
      `${what} ${row.reference} has come in.`,
      '',
      `Read it with:    banyan show ${row.reference}`,
      `Then decide:     banyan approve ${row.reference}`,
      `             or  banyan reject ${row.reference} --reason "…"`,
    ].join('\n'),
    about: row.id,
  };
}

/**
 * To somebody who registered for an event. It repeats nothing that was typed: the address may not be the typist's own, and
 * the letter must be no way of sending words to a stranger.
 */
export function eventLetter(
  { publicOrigin, apiBase }: Pick<ServerConfig, 'publicOrigin' | 'apiBase'>,
  event: EventTable,
  registration: { id: string; reference: string; email: string },
): Letter {
  const when = [eventDay(dated(event)).dateLong, eventHours(dated(event))].filter(Boolean).join(', ');
  const base = apiBase.startsWith('/') ? publicOrigin + apiBase : apiBase;
  return {
    recipient: registration.email,
    subject: `You are registered: ${event.title.replace(/\s+/g, ' ')}`,
    body: [
      'Hello,',
      '',
      'this address is registered for:',
      '',
      event.title,
      when,
      ...(event.location ? [event.location] : []),
      '',
      `Your reference: ${registration.reference}`,
      `For your calendar: ${base}${eventCalendarPath(event.id)}`,
      '',
      'If that was not you, or you cannot come, write to us and say the reference, so that somebody else gets the seat.',
      `${publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}
