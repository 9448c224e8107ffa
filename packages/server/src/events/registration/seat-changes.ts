import type { ServerConfig } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { notifyNoMore } from '../emails/announcements.ts';
import { eventRow, whyOff } from '../rows.ts';
import { offerSeats } from '../waitlist/waiting-list.ts';
import { becomes, seatState } from './seats.ts';

const registration = (trx: Transaction, id: string) =>
  trx.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();

const change = (trx: Transaction, id: string, set: Partial<EventRegistrationTable>) =>
  trx.updateTable('event_registrations').set(set).where('id', '=', id).execute();

/** Takes the seat that is kept for a registration. Answers where that stood before; one that is not kept stays as it is. */
export async function takeSeat(trx: Transaction, id: string, now: number) {
  const row = await registration(trx, id);
  const before = row ? seatState(row, now) : 'released';
  // Whoever opened the link in the letter is a person.
  if (before === 'held' || before === 'offered')
    await change(trx, id, { ...becomes.confirmed(), verified: 1 });
  return before;
}

/** What came of giving a seat back. */
export interface Released {
  registration: EventRegistrationTable;
  /** How many of those who wait have been offered a seat by it. */
  offered: number;
}

/**
 * Gives the seat of a registration back, or its place on the waiting list, and offers it to whoever waits longest, in the same
 * transaction. The row stays, and the same address may register again.
 * @param config For the letters to those who waited.
 * @param id The registration's.
 * @returns `undefined` when there was nothing to give back.
 */
export async function releaseSeat(
  trx: Transaction,
  config: ServerConfig,
  id: string,
  now: number,
): Promise<Released | undefined> {
  const row = await registration(trx, id);
  if (!row || seatState(row, now) === 'released') return undefined;
  await change(trx, id, becomes.released(now));
  const event = await eventRow(trx, row.event_id, now);
  // That it is off they may hear: they were to come.
  if (event && !whyOff(event, now)) await notifyNoMore(trx, id);
  return { registration: row, offered: event ? await offerSeats(trx, config, event, now) : 0 };
}
