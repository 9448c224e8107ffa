import type { ServerConfig } from '../../config.ts';
import type { Writing } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { tellNoMore } from '../emails/circulars.ts';
import { eventRow, whyOff } from '../rows.ts';
import { offerSeats } from '../waitlist/waiting-list.ts';
import { becomes, seatState } from './seats.ts';

const registration = (writing: Writing, id: string) =>
  writing.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();

const change = (writing: Writing, id: string, set: Partial<EventRegistrationTable>) =>
  writing.updateTable('event_registrations').set(set).where('id', '=', id).execute();

/** Takes the seat that is kept for a registration. Answers where that stood before; one that is not kept stays as it is. */
export async function takeSeat(writing: Writing, id: string, now: number) {
  const row = await registration(writing, id);
  const before = row ? seatState(row, now) : 'released';
  // Whoever opened the link in the letter is a person.
  if (before === 'held' || before === 'offered')
    await change(writing, id, { ...becomes.confirmed(), verified: 1 });
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
  writing: Writing,
  config: ServerConfig,
  id: string,
  now: number,
): Promise<Released | undefined> {
  const row = await registration(writing, id);
  if (!row || seatState(row, now) === 'released') return undefined;
  await change(writing, id, becomes.released(now));
  const event = await eventRow(writing, row.event_id, now);
  // That it is off they may hear: they were to come.
  if (event && !whyOff(event, now)) await tellNoMore(writing, id);
  return { registration: row, offered: event ? await offerSeats(writing, config, event, now) : 0 };
}
