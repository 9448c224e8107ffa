import type { TicketAnswer } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { type EventRow, eventRow, whyOff } from '../rows.ts';
import { releaseSeat, takeSeat } from './seat-changes.ts';
import { type SeatState, seatState } from './seats.ts';
import { readTicketToken } from './ticket-token.ts';

/** What the link in a letter leads to. */
export interface Ticket {
  registration: EventRegistrationTable;
  event: EventRow;
  state: SeatState;
  off: ReturnType<typeof whyOff>;
  /** Whether the door let them in: a seat that somebody sits on is not given back. */
  hasArrived: boolean;
}

/** A registration as its owner stands to its event now. */
export const ticketFor = (registration: EventRegistrationTable, event: EventRow, now: number): Ticket => ({
  registration,
  event,
  state: seatState(registration, now),
  off: whyOff(event, now),
  hasArrived: registration.checked_in_at !== null,
});

/** Finds it. Changes nothing: programs that look through mail open every link. */
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

/** Does what a person says by the link. @returns what came of it; `late` for a seat that is no longer kept */
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
