import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { toCsv } from '../../http/csv.ts';
import { seatState } from './seats.ts';

/** All registrations for an event in any state, in the order they were made. */
export const everyRegistration = (
  database: Database | Transaction,
  eventId: string,
): Promise<EventRegistrationTable[]> =>
  database
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('created_at')
    .execute();

/** Everybody with a seat or on the waitlist, in the order they registered. */
export async function registeredFor(
  database: Database | Transaction,
  eventId: string,
  now: number,
): Promise<EventRegistrationTable[]> {
  const rows = await everyRegistration(database, eventId);
  return rows.filter((row) => seatState(row, now) !== 'released');
}

/** All registrations for an event in any state, each with the references of its repetitions. */
async function registrationsOf(database: Database, eventId: string) {
  const rows = await everyRegistration(database, eventId);
  const repeats = await database
    .selectFrom('registration_references')
    .innerJoin('event_registrations', 'event_registrations.id', 'registration_id')
    .where('event_id', '=', eventId)
    .select(['registration_id', 'registration_references.reference'])
    .orderBy('registration_references.created_at')
    .execute();
  const others = Map.groupBy(repeats, (repeat) => repeat.registration_id);
  return rows.map((row) => {
    const references = (others.get(row.id) ?? []).map(({ reference }) => reference);
    return { ...row, other_references: references.join(' ') };
  });
}

const columns = [
  ...['reference', 'first_name', 'last_name', 'email', 'year', 'comments', 'created_at'],
  ...['state', 'other_references', 'source', 'guests', 'arrived_at', 'guests_in'],
];

/** Registrations as CSV, with the seat state of each. */
export async function registrationsCsv(
  database: Database,
  eventId: string,
  now: number,
): Promise<{ csv: string; rows: number }> {
  const rows = await registrationsOf(database, eventId);
  const csv = toCsv(
    columns,
    rows.map((row) => ({
      ...row,
      state: seatState(row, now),
      arrived_at: row.checked_in_at === null ? '' : new Date(row.checked_in_at).toISOString(),
    })),
  );
  return { csv, rows: rows.length };
}
