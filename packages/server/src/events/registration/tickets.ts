import type { TicketAnswer } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { type EventRow, eventRow, whyOff } from '../rows.ts';
import { releaseSeat, takeSeat } from './seat-changes.ts';
import { type SeatState, seatState } from './seats.ts';
import { readTicketToken } from './ticket-token.ts';

/** Registration and event behind a ticket link. */
export interface Ticket {
  registration: EventRegistrationTable;
  event: EventRow;
  state: SeatState;
  off: ReturnType<typeof whyOff>;
  /** True if the person is checked in. Their seat can no longer be given up. */
  hasArrived: boolean;
}

/** Ticket of a registration with its current state. */
export const ticketFor = (registration: EventRegistrationTable, event: EventRow, now: number): Ticket => ({
  registration,
  event,
  state: seatState(registration, now),
  off: whyOff(event, now),
  hasArrived: registration.checked_in_at !== null,
});

/** Finds the ticket of a token. Changes nothing, because mail scanners open every link. */
export async function ticketOf(
  database: Database | Transaction,
  secret: string,
  token: string,
  now: number,
): Promise<Ticket | undefined> {
  const id = readTicketToken(secret, token);
  if (id === undefined) return undefined;
  const registration = await database
    .selectFrom('event_registrations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  const event = registration && (await eventRow(database, registration.event_id, now));
  if (!event) return undefined;
  return ticketFor(registration, event, now);
}

/** Applies the answer given on the ticket page. @returns the result; `late` if the seat is no longer held */
export async function answerByTicket(
  trx: Transaction,
  config: ServerConfig,
  { registration: { id }, off, hasArrived }: Ticket,
  answer: TicketAnswer,
  now: number,
): Promise<'taken' | 'given' | 'waiting' | 'late' | 'off' | 'arrived'> {
  if (off) return 'off';
  if (answer === 'cannot-come') {
    if (hasArrived) return 'arrived';
    await releaseSeat(trx, config, id, now);
    return 'given';
  }
  const before = await takeSeat(trx, id, now);
  if (before === 'released') return 'late';
  return before === 'waiting' ? 'waiting' : 'taken';
}
