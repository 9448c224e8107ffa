import type { CheckedIn, CheckIn, CheckInCounts, CheckInResult } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { CheckInTable, EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { becomes, type SeatState, seatState } from '../registration/seats.ts';
import { readTicketToken } from '../registration/ticket-token.ts';
import { checkInStatus } from './check-in-status.ts';
import { type AtCheckIn, atCheckInOf, checkInEventOf, type Helper } from './evening.ts';
import { checkInsOf, countsOf, entryOf } from './list.ts';

/** Device that sends check-ins. */
export interface Device {
  device: string;
  /** Time shown by the device’s clock (ISO). */
  now: string;
}

/** Transaction for the check-in of one event. */
export interface Evening {
  event: EventTable;
  helper: Helper;
  secret: string;
  device: Device;
  /** The event’s new `door_version`. */
  version: number;
}

/**
 * Begins the transaction; a simultaneous one of the same event waits, or runs again. `undefined` if the caller may not check people
 * in.
 */
export async function beginAtCheckIn(
  trx: Transaction,
  { id, atCheckIn, ...more }: { id: string; atCheckIn: AtCheckIn; secret: string; device: Device },
): Promise<Evening | undefined> {
  const found = await atCheckInOf(trx, id, atCheckIn);
  if (!found) return undefined;
  const version = found.event.door_version + 1;
  await trx.updateTable('events').set({ door_version: version }).where('id', '=', id).execute();
  return { ...found, ...more, version };
}

/** Instant of a check-in: the device’s time corrected by our clock, limited to the time between the helper’s start and now. */
export function instantOf({ helper, device }: Evening, at: string, now: number): number {
  const wrongBy = now - Date.parse(device.now);
  return Math.min(now, Math.max(helper.since, Date.parse(at) + wrongBy));
}

/** Check-in that was sent before under the same id; `undefined` if there is none. */
export const sentBefore = (
  trx: Transaction,
  { event }: Evening,
  item: string,
): Promise<CheckInTable | undefined> =>
  trx
    .selectFrom('check_ins')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('item', '=', item)
    .executeTakeFirst();

export const registrationById = (trx: Transaction, id: string): Promise<EventRegistrationTable | undefined> =>
  trx.selectFrom('event_registrations').selectAll().where('id', '=', id).executeTakeFirst();

/** Current check-in entry of a registration. */
export const entryNow = async (
  trx: Transaction,
  { secret }: Evening,
  row: EventRegistrationTable,
  now: number,
) => entryOf(secret, row, (await checkInsOf(trx, [row.id])).get(row.id) ?? [], now);

type Noted = Pick<CheckInTable, 'item' | 'kind' | 'at' | 'guests' | 'undoes'>;

/**
 * Stores a check-in of a registration and updates its status. A person who is checked in has a seat.
 * @returns the result for the response
 */
export async function note(
  trx: Transaction,
  { event, helper, device, version }: Evening,
  registration: EventRegistrationTable,
  noted: Noted,
  now: number,
): Promise<CheckInTable['result']> {
  const row: CheckInTable = {
    ...noted,
    event_id: event.id,
    registration_id: registration.id,
    result: noted.kind === 'undo' ? 'undone' : 'in',
    by_name: helper.name,
    device: device.device,
    version,
    created_at: new Date(now).toISOString(),
  };
  const before = (await checkInsOf(trx, [registration.id])).get(registration.id) ?? [];
  const { letIn, guestsIn } = checkInStatus([...before, row]);
  if (row.kind === 'in' && letIn?.item !== row.item) row.result = 'already';
  await trx.insertInto('check_ins').values(row).execute();
  await trx
    .updateTable('event_registrations')
    .set({
      ...(row.kind === 'in' && { ...becomes.confirmed(), verified: 1 }),
      checked_in_at: letIn?.at ?? null,
      guests_in: guestsIn,
      door_version: version,
    })
    .where('id', '=', registration.id)
    .execute();
  return row.result;
}

/** Seat state of a registration at an instant. A person who checked in before their seat was freed still had one. */
function seatAt(row: EventRegistrationTable, at: number): SeatState {
  const isLater = row.cancelled_at !== null && Date.parse(row.cancelled_at) > at;
  return seatState(isLater ? { ...row, cancelled_at: null } : row, at);
}

const withoutSeat: Readonly<Partial<Record<SeatState, CheckInResult>>> = {
  released: 'cancelled',
  waiting: 'waiting',
};

const columnsOf = (item: CheckIn, at: number): Noted => ({
  item: item.item,
  kind: item.kind,
  at,
  guests: item.kind === 'undo' ? 0 : item.guests,
  undoes: item.kind === 'undo' ? item.undoes : '',
});

async function noteOne(trx: Transaction, evening: Evening, item: CheckIn, now: number): Promise<CheckedIn> {
  const answered = async (result: CheckInResult, id: string): Promise<CheckedIn> => {
    const row = await registrationById(trx, id);
    const entry = row ? await entryNow(trx, evening, row, now) : null;
    return { item: item.item, result, entry, other: null };
  };
  const known = await sentBefore(trx, evening, item.item);
  if (known) return answered(known.result, known.registration_id);
  const id = 'ticket' in item ? readTicketToken(evening.secret, item.ticket) : item.id;
  const row = id === undefined ? undefined : await registrationById(trx, id);
  const nobody = { item: item.item, result: 'unknown', entry: null, other: null } as const;
  if (!row) return nobody;
  if (row.event_id !== evening.event.id) {
    // A ticket’s holder may learn which event it is for. An id of another event must have been guessed.
    const other = 'ticket' in item && (await eventOf(trx, row));
    return other ? { ...nobody, result: 'other', other: checkInEventOf(other) } : nobody;
  }
  const at = instantOf(evening, item.at, now);
  const refused = item.kind === 'in' ? withoutSeat[seatAt(row, at)] : undefined;
  return answered(refused ?? (await note(trx, evening, row, columnsOf(item, at), now)), row.id);
}

const eventOf = (trx: Transaction, { event_id }: EventRegistrationTable) =>
  trx.selectFrom('events').selectAll().where('id', '=', event_id).executeTakeFirst();

/** Event, device and authorization of the sent check-ins. */
export interface Sent extends Device {
  id: string;
  atCheckIn: AtCheckIn;
  secret: string;
}

/** Stores check-ins in the given order, all or none. `undefined` if the caller may not check people in. */
export function noteCheckIns(
  database: Database,
  { id, atCheckIn, secret, ...device }: Sent,
  items: readonly CheckIn[],
  now: number,
): Promise<{ counts: CheckInCounts; results: CheckedIn[] } | undefined> {
  return transaction(database, async (trx) => {
    const evening = await beginAtCheckIn(trx, { id, atCheckIn, secret, device });
    if (!evening) return undefined;
    const results: CheckedIn[] = [];
    for (const item of items) results.push(await noteOne(trx, evening, item, now));
    return { counts: await countsOf(trx, evening.event, now), results };
  });
}
