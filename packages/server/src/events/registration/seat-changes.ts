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

/** Confirms the held seat of a registration and returns the state before. A registration without a held seat stays unchanged. */
export async function takeSeat(trx: Transaction, id: string, now: number) {
  const row = await registration(trx, id);
  const before = row ? seatState(row, now) : 'released';
  // Opening the email’s link proves that the address belongs to a person.
  if (before === 'held' || before === 'offered')
    await change(trx, id, { ...becomes.confirmed(), verified: 1 });
  return before;
}

/** Result of releasing a seat. */
export interface Released {
  registration: EventRegistrationTable;
  /** Number of people on the waitlist who were offered a seat. */
  offered: number;
}

/**
 * Releases the seat or waitlist place of a registration and offers it to the first person on the waitlist, in the same transaction.
 * The row stays, and the same address may register again.
 * @param config For the emails to the waitlist.
 * @param id Id of the registration.
 * @returns `undefined` if there was nothing to release.
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
  // Emails about a cancellation are not withdrawn, because the person was registered for the event.
  if (event && !whyOff(event, now)) await notifyNoMore(trx, id);
  return { registration: row, offered: event ? await offerSeats(trx, config, event, now) : 0 };
}
