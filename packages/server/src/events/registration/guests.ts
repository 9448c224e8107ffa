import type { guestsAsked } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { everyRegistration } from './registration-lists.ts';
import { seatState } from './seats.ts';

/* Event attendees as recipients of a volunteer’s email. */

type Asked = (typeof guestsAsked)[number];
type IsMeant = (row: EventRegistrationTable, now: number) => boolean;

const meant: Readonly<Record<Asked, IsMeant>> = {
  coming: (row, now) => seatState(row, now) === 'confirmed',
  came: ({ checked_in_at }) => checked_in_at !== null,
};

/** Event details for an email; `undefined` if the event does not exist. */
export const eventOfEmail = (
  database: Database | Transaction,
  id: string,
): Promise<Pick<EventTable, 'id' | 'title' | 'chapter'> | undefined> =>
  database.selectFrom('events').select(['id', 'title', 'chapter']).where('id', '=', id).executeTakeFirst();

/** Current chapters of events, by id; deleted events are missing. */
export async function chaptersOfEvents(
  database: Database | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await database.selectFrom('events').select(['id', 'chapter']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, chapter }) => [id, chapter]));
}

/** Attendees with an email address who match the choice. */
export async function guestsOf(
  database: Database,
  event: string,
  asked: Asked,
  now: number,
): Promise<EventRegistrationTable[]> {
  const rows = await everyRegistration(database, event);
  return rows.filter((row) => row.email !== '' && meant[asked](row, now));
}

/** Attendee; `undefined` if they no longer match. */
export async function guestOf(
  database: Database | Transaction,
  registration: string,
  asked: Asked,
  now: number,
): Promise<EventRegistrationTable | undefined> {
  const row = await registrationOf(database, registration);
  return row && meant[asked](row, now) ? row : undefined;
}

/** Registration in any state. */
export const registrationOf = (
  database: Database | Transaction,
  id: string,
): Promise<EventRegistrationTable | undefined> =>
  database.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();
