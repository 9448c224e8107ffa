import { isMoment } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../../database/database.ts';
import { eventRow } from '../rows.ts';
import { type Ticket, ticketFor } from './tickets.ts';

/** The registrations with an email, the last first. @param key As `emailKey` makes it */
export async function ticketsWithEmail(
  database: Database | Transaction,
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
      return [ticketFor(registration, event, now)];
    }),
  );
  return tickets.flat();
}

/**
 * Registrations under an email that can come under another: not those for events that the other is registered for, too.
 * @param from As `emailKey` makes it, and so `to`. @returns ids, and for how many events both are registered
 */
export async function movableTickets(
  database: Database | Transaction,
  from: string,
  to: string,
): Promise<{ ids: string[]; both: number }> {
  const rows = await database
    .selectFrom('event_registrations')
    .select(['id', 'event_id', 'email_key'])
    .where('email_key', 'in', [from, to])
    .execute();
  const others = new Set(rows.filter(({ email_key }) => email_key === to).map(({ event_id }) => event_id));
  const theirs = rows.filter(({ email_key }) => email_key === from);
  const ids = theirs.filter(({ event_id }) => !others.has(event_id)).map(({ id }) => id);
  return { ids, both: theirs.length - ids.length };
}

/** Brings registrations under an email that has none for the same events. */
export async function moveTickets(trx: Transaction, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  const columns = { email, email_key: emailKey(email) };
  await trx.updateTable('event_registrations').set(columns).where('id', 'in', ids).execute();
}
