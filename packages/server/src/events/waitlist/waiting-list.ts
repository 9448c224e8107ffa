import { eventEnd, eventStart, seatsLeft } from '@banyan/api/contract';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { inOneProcess } from '../../settings/lease.ts';
import { type Background, repeat } from '../../settings/repeat.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { writeTo } from '../registration/registration-rows.ts';
import { becomes, heldMs, isWaiting } from '../registration/seats.ts';
import { dated, type EventRow, eventRow, itemOf, whyOff } from '../rows.ts';

/** Deadline of an unconfirmed seat, never later than the event’s start, or its end once it has started. @param forMs Maximum time */
export function keptUntil(event: EventTable, now: number, forMs = heldMs): number {
  const start = eventStart(dated(event));
  return Math.min(now + forMs, start > now ? start : eventEnd(dated(event)));
}

/** Number of free seats; zero if the event is canceled or over. */
function freeSeats(event: EventRow, now: number): number {
  if (whyOff(event, now)) return 0;
  const { max_attendees, seats_reserved, registrations } = event;
  return max_attendees === null
    ? Number.MAX_SAFE_INTEGER
    : Math.max(0, max_attendees - seats_reserved - registrations);
}

/**
 * Offers every free seat to the people who have waited longest, each with an email. Called before a free seat is taken, so that
 * nobody passes the waitlist. Returns the number of offered seats.
 * @param event As read in this transaction.
 */
export async function offerSeats(
  trx: Transaction,
  config: ServerConfig,
  event: EventRow,
  now: number,
): Promise<number> {
  const free = freeSeats(event, now);
  if (free === 0) return 0;
  const next = await trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', event.id)
    .where(isWaiting)
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(free)
    .execute();
  for (const row of next) {
    const offered = { ...becomes.offered(keptUntil(event, now)), written_at: now };
    await trx.updateTable('event_registrations').set(offered).where('id', '=', row.id).execute();
    await writeTo(trx, config, event, { ...row, ...offered }, now);
  }
  return next.length;
}

/** True if no seat is left after the free ones were offered to the waitlist. */
export async function isFull(
  trx: Transaction,
  config: ServerConfig,
  event: EventRow,
  now: number,
): Promise<boolean> {
  const offered = await offerSeats(trx, config, event, now);
  return seatsLeft(itemOf({ ...event, registrations: event.registrations + offered })) === 0;
}

interface Mover {
  database: Database;
  config: ServerConfig;
  now: () => number;
}

/** Offers all seats that became free on their own: an expired seat, or an added one. */
export async function moveWaitingLists({ database, config, now }: Mover): Promise<void> {
  const rows = await database
    .selectFrom('event_registrations')
    .select('event_id')
    .distinct()
    .where(isWaiting)
    .execute();
  for (const { event_id } of rows) {
    const seen = await eventRow(database, event_id, now());
    if (!seen || freeSeats(seen, now()) === 0) continue;
    await transaction(database, async (trx) => {
      const event = await eventRow(trx, event_id, now());
      if (event) await offerSeats(trx, config, event, now());
    });
  }
}

/** Moves the waitlists in the background every `intervalMs`. Of all processes that share a database only one does it each time. */
export const startMovingWaitingLists = (
  mover: Mover,
  { intervalMs, logger }: { intervalMs: number; logger: Logger },
): Background =>
  repeat(
    inOneProcess(mover, 'waiting lists', intervalMs, () => moveWaitingLists(mover)),
    { intervalMs, onError: (error) => logger.error('waiting lists', error) },
  );
