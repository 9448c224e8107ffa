import { isMoment } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Database, Transaction } from '../../database/database.ts';
import { eventRow } from '../rows.ts';
import { type Ticket, ticketFor } from './tickets.ts';

/** Tickets of an email, latest first. @param key As `emailKey` makes it */
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
      // An event whose day was removed cannot be shown.
      if (!event || !isMoment(event.date)) return [];
      return [ticketFor(registration, event, now)];
    }),
  );
  return tickets.flat();
}

/**
 * Registrations of an email that can move to another email. Events for which both are registered are left out.
 * @param from As `emailKey` makes it, like `to`. @returns ids, and the number of events for which both are registered
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

/** Moves registrations to an email that has none for the same events. */
export async function moveTickets(trx: Transaction, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  const columns = { email, email_key: emailKey(email) };
  await trx.updateTable('event_registrations').set(columns).where('id', 'in', ids).execute();
}
