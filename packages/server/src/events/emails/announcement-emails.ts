import type { EmailKind, EventFields } from '@banyan/api/office';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import type { EmailMessage } from '../../mail/outbox.ts';
import type { SeatState } from '../registration/seats.ts';
import { type Addresses, calendarLink, type EventNotice, eventLines, oneLine } from './emails.ts';

/* Letters to everybody who comes to an event, or waits for a seat: what all of them say is made once. */

/** Somebody who gets a letter about an event. */
interface Reached {
  registration: Pick<EventRegistrationTable, 'id' | 'reference' | 'email'>;
  state: SeatState;
  /** Of their ticket. */
  link: string;
}

/** Writes to each. */
export type EmailTo = (reached: Reached) => EmailMessage;

/** What is new of an event, as its letter says it. What is not among them concerns nobody who comes. */
const said: Partial<Record<keyof EventFields, string>> = {
  title: 'its name',
  date: 'when it is',
  end: 'when it is',
  zone: 'when it is',
  location: 'where it is',
  description: 'what happens there',
  organizer: 'who arranges it',
  seats: 'how many can come',
};

const listed = new Intl.ListFormat('en-US');

function newsLine(fields: readonly (keyof EventFields)[]): string {
  const news = [...new Set(fields.flatMap((field) => said[field] ?? []))];
  return news.length > 0 ? `What changed: ${listed.format(news)}.` : 'Its page says what changed.';
}

function ticketLines({ state, link }: Reached): string[] {
  if (state === 'waiting')
    return ['You are on the waitlist. We email you as soon as a seat is free.', `To leave it: ${link}`];
  if (state === 'held' || state === 'offered')
    return [`Your seat is kept, and yours once you say so here: ${link}`];
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
    `A question: ${addresses.publicOrigin}/contact`,
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

/** About an event that was changed. @param fields What is new */
export const changedEmails = (
  addresses: Addresses,
  event: EventNotice,
  fields: readonly (keyof EventFields)[],
): EmailTo =>
  emails(addresses, event, {
    kind: 'event-changed',
    subject: 'Changed',
    opening: 'Something has changed. Here is what it is now:',
    lines: [newsLine(fields), ''],
  });

/** About an event that was cancelled and takes place after all. */
export const backEmails = (addresses: Addresses, event: EventNotice): EmailTo =>
  emails(addresses, event, {
    kind: 'event-back',
    subject: 'It takes place after all',
    opening: 'We wrote that this is canceled. It takes place after all, and you are still registered:',
  });

/** To those who have a seat, the day before. */
export const reminderEmails = (addresses: Addresses, event: EventNotice): EmailTo =>
  emails(addresses, event, {
    kind: 'event-reminder',
    subject: 'Reminder',
    opening: 'You’re registered. Here are the details:',
  });

/**
 * About an event that does not take place. The file behind its link says so to calendars, which then strike out the entry they have. The
 * reason is a volunteer's own words; it may be empty.
 */
export function cancelledEmails(
  addresses: Addresses,
  event: EventNotice & Pick<EventTable, 'cancelled_reason'>,
): EmailTo {
  const subject = `Canceled: ${oneLine(event.title)}`;
  const reason = event.cancelled_reason;
  const above = ['Hello,', '', 'This does not take place:', '', ...eventLines(event), ''];
  const why = reason ? ['The reason:', '', reason, ''] : [];
  const below = [
    `To strike it out in your calendar: ${calendarLink(addresses, event)}`,
    `What else is on: ${addresses.publicOrigin}/events`,
    `A question: ${addresses.publicOrigin}/contact`,
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

/** The letter of the day before as a volunteer reads it, who has no ticket. */
export const reminderSample = (addresses: Addresses, event: EventNotice): EmailMessage =>
  reminderEmails(
    addresses,
    event,
  )({
    registration: { id: '', reference: 'E-…', email: '' },
    state: 'confirmed',
    link: `${addresses.publicOrigin}/t/…`,
  });
