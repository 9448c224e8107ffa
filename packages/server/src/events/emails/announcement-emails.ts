import type { EmailKind, EventFields } from '@banyan/api/office';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import type { EmailMessage } from '../../mail/outbox.ts';
import type { SeatState } from '../registration/seats.ts';
import { type Addresses, calendarLink, type EventNotice, eventLines, oneLine } from './emails.ts';

/* Emails to everybody with a seat at an event or on its waitlist. The shared part is made once. */

/** Recipient of an email about an event. */
interface Reached {
  registration: Pick<EventRegistrationTable, 'id' | 'reference' | 'email'>;
  state: SeatState;
  /** Link to the recipient’s ticket. */
  link: string;
}

/** Creates the email for one recipient. */
export type EmailTo = (reached: Reached) => EmailMessage;

/** Names of changed fields in the email. Fields not listed here do not matter to attendees. */
const said: Partial<Record<keyof EventFields, string>> = {
  title: 'the name',
  date: 'the date or time',
  end: 'the date or time',
  zone: 'the date or time',
  location: 'the place',
  description: 'the description',
  organizer: 'the organizer',
  seats: 'the number of seats',
};

const listed = new Intl.ListFormat('en-US');

function newsLine(fields: readonly (keyof EventFields)[]): string {
  const news = [...new Set(fields.flatMap((field) => said[field] ?? []))];
  return news.length > 0
    ? `What changed: ${listed.format(news)}.`
    : 'See the page of the event for the changes.';
}

function ticketLines({ state, link }: Reached): string[] {
  if (state === 'waiting')
    return ['You are on the waitlist. We email you as soon as a seat is free.', `To leave it: ${link}`];
  if (state === 'held' || state === 'offered')
    return [`We are holding a seat for you. Confirm it here: ${link}`];
  return [
    `Your ticket: ${link}`,
    'If you can’t come, open your ticket and cancel, so that somebody else gets the seat.',
  ];
}

interface Told {
  kind: EmailKind;
  subject: string;
  opening: string;
  lines?: readonly string[];
}

function emails(
  addresses: Addresses,
  event: EventNotice,
  { kind, subject, opening, lines = [] }: Told,
): EmailTo {
  const title = `${subject}: ${oneLine(event.title)}`;
  const above = ['Hello,', '', opening, '', ...eventLines(event), '', ...lines];
  const below = [
    `For your calendar: ${calendarLink(addresses, event)}`,
    `Questions: ${addresses.publicOrigin}/contact`,
  ];
  return (reached) => {
    const { id, reference, email } = reached.registration;
    const own = [...ticketLines(reached), '', `Your reference: ${reference}`];
    return {
      kind,
      recipient: email,
      subject: title,
      body: [...above, ...own, ...below].join('\n'),
      about: id,
    };
  };
}

/** Emails about a changed event. @param fields Changed fields */
export const changedEmails = (
  addresses: Addresses,
  event: EventNotice,
  fields: readonly (keyof EventFields)[],
): EmailTo =>
  emails(addresses, event, {
    kind: 'event-changed',
    subject: 'Changed',
    opening: 'This event has changed. The details are now:',
    lines: [newsLine(fields), ''],
  });

/** Emails about a canceled event that takes place after all. */
export const backEmails = (addresses: Addresses, event: EventNotice): EmailTo =>
  emails(addresses, event, {
    kind: 'event-back',
    subject: 'It takes place after all',
    opening:
      'We emailed you that this event is canceled. It takes place after all, and you are still registered:',
  });

/** Reminder emails to people with a seat, the day before. */
export const reminderEmails = (addresses: Addresses, event: EventNotice): EmailTo =>
  emails(addresses, event, {
    kind: 'event-reminder',
    subject: 'Reminder',
    opening: 'You’re registered. Here are the details:',
  });

/**
 * Emails about a canceled event. The linked calendar file marks the event as canceled, so that calendars remove their entry. The
 * reason is the volunteer’s own text and may be empty.
 */
export function cancelledEmails(
  addresses: Addresses,
  event: EventNotice & Pick<EventTable, 'cancelled_reason'>,
): EmailTo {
  const subject = `Canceled: ${oneLine(event.title)}`;
  const reason = event.cancelled_reason;
  const above = ['Hello,', '', 'This event is canceled:', '', ...eventLines(event), ''];
  const why = reason ? ['The reason:', '', reason, ''] : [];
  const below = [
    `To remove it from your calendar: ${calendarLink(addresses, event)}`,
    `Other events: ${addresses.publicOrigin}/events`,
    `Questions: ${addresses.publicOrigin}/contact`,
  ];
  return ({ registration: { id, reference, email } }) => {
    const own = `Your reference was ${reference}. There is nothing you need to do.`;
    return {
      kind: 'event-cancelled',
      recipient: email,
      subject,
      body: [...above, ...why, own, ...below].join('\n'),
      about: id,
    };
  };
}

/** Preview of the reminder email for volunteers, without a ticket. */
export const reminderSample = (addresses: Addresses, event: EventNotice): EmailMessage =>
  reminderEmails(
    addresses,
    event,
  )({
    registration: { id: '', reference: 'E-…', email: '' },
    state: 'confirmed',
    link: `${addresses.publicOrigin}/t/…`,
  });
