import type { EventFields } from '../../contract/office/events/event.ts';
import type { EventRegistrationTable, EventTable } from '../database/event-tables.ts';
import type { Letter } from '../mail/outbox.ts';
import { type Addresses, calendarLink, eventLines, oneLine } from './letters.ts';
import type { SeatState } from './seats.ts';

/** Somebody who gets a letter about an event. */
export interface Reached {
  registration: Pick<EventRegistrationTable, 'id' | 'reference' | 'email'>;
  state: SeatState;
  /** Of their ticket. */
  link: string;
}

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
  return news.length > 0 ? `New is ${listed.format(news)}.` : 'Its page has what is new.';
}

function ticketLines({ state, link }: Reached): string[] {
  if (state === 'waiting')
    return ['You are on the waiting list; we write as soon as a seat is free.', `To leave it: ${link}`];
  if (state === 'held' || state === 'offered')
    return [`Your seat is kept, and yours once you say so here: ${link}`];
  return [
    `Your ticket: ${link}`,
    'If you cannot come, say so by its button, and somebody else gets the seat.',
  ];
}

interface Told {
  subject: string;
  opening: string;
  lines?: readonly string[];
}

function letter(
  addresses: Addresses,
  event: EventTable,
  reached: Reached,
  { subject, opening, lines = [] }: Told,
): Letter {
  const { registration } = reached;
  return {
    recipient: registration.email,
    subject: `${subject}: ${oneLine(event.title)}`,
    body: [
      ...['Hello,', '', opening, '', ...eventLines(event), '', ...lines, ...ticketLines(reached), ''],
      `Your reference: ${registration.reference}`,
      `For your calendar: ${calendarLink(addresses, event)}`,
      `A question: ${addresses.publicOrigin}/contact`,
    ].join('\n'),
    about: registration.id,
  };
}

/** To somebody who has a seat or waits for one, about an event that was changed. @param fields What is new */
export const changedLetter = (
  addresses: Addresses,
  event: EventTable,
  reached: Reached,
  fields: readonly (keyof EventFields)[],
): Letter =>
  letter(addresses, event, reached, {
    subject: 'Changed',
    opening: 'something has changed. From now on it is:',
    lines: [newsLine(fields), ''],
  });

/** To the same, about an event that was cancelled and takes place after all. */
export const backLetter = (addresses: Addresses, event: EventTable, reached: Reached): Letter =>
  letter(addresses, event, reached, {
    subject: 'It takes place after all',
    opening: 'we wrote that this is cancelled. It takes place after all, and you are still registered:',
  });

/** To somebody who has a seat, the day before. */
export const reminderLetter = (addresses: Addresses, event: EventTable, reached: Reached): Letter =>
  letter(addresses, event, reached, {
    subject: 'Reminder',
    opening: 'you are registered, and it is soon:',
  });

/** The same as a volunteer reads it, who has no ticket. */
export const reminderSample = (addresses: Addresses, event: EventTable): Letter =>
  reminderLetter(addresses, event, {
    registration: { id: '', reference: 'E-…', email: '' },
    state: 'confirmed',
    link: `${addresses.publicOrigin}/t/…`,
  });
