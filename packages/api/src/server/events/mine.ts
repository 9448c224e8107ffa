import { isMoment } from '../../contract/events/moments.ts';
import type { Database, Writing } from '../database/database.ts';
import { eventRow, whyOff } from './rows.ts';
import { seatState } from './seats.ts';
import type { Ticket } from './tickets.ts';

/** The registrations with an e-mail, the last first. @param key As `emailKey` makes it */
export async function ticketsWithEmail(
  database: Database | Writing,
  key: string,
  now: number,
): Promise<Ticket[]> {
  const rows = await database
    .selectFrom('event_registrations')
    .selectAll()
    .where('email_key', '=', key)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const tickets = await Promise.all(
    rows.map(async (registration) => {
      const event = await eventRow(database, registration.event_id, now);
      // What lost its day cannot be shown as an event.
      if (!event || !isMoment(event.date)) return [];
      return [{ registration, event, state: seatState(registration, now), off: whyOff(event, now) }];
    }),
  );
  return tickets.flat();
}
