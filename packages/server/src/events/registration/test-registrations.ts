import type { Database } from '../../database/database.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { openTestDatabase, temporaryDirectory } from '../../testing/test-database.ts';
import { eventRow } from '../test-event-row.ts';

export const noon = Date.UTC(2027, 0, 1, 12);

/** Event in a separate database, with people who register at noon. */
export async function registrations(change: Partial<EventTable> = {}) {
  const database: Database = await openTestDatabase(temporaryDirectory());
  const event = eventRow({ id: 'E', ...change });
  await database.insertInto('events').values(event).execute();
  let people = 0;
  /** @param columns Columns of each registration. @param many Number of registrations. @default 1 */
  const register = async (columns: Partial<EventRegistrationTable> = {}, many = 1) => {
    const rows = Array.from({ length: many }, (): EventRegistrationTable => {
      people += 1;
      const email = `tara-${people}@example.org`;
      return {
        id: `R${people}`,
        reference: `E-${people}`,
        event_id: 'E',
        first_name: 'Tara',
        last_name: 'Chinch',
        email,
        email_key: email,
        year: 2009,
        comments: '',
        created_at: new Date(noon).toISOString(),
        held_until: null,
        waiting_since: null,
        cancelled_at: null,
        verified: 0,
        written_at: 0,
        reminded_at: null,
        source: 'site',
        guests: 0,
        guests_in: 0,
        checked_in_at: null,
        door_version: 0,
        ...columns,
      };
    });
    await database.insertInto('event_registrations').values(rows).execute();
    return rows.map(({ id }) => id);
  };
  return { database, event, register };
}
