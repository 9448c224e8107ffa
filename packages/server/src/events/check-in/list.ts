import { createHash } from 'node:crypto';
import { type CheckInCounts, type CheckInEntry, ticketKey } from '@banyan/api/office';
import type { Database, Transaction } from '../../database/database.ts';
import type { CheckInTable, EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { seatState, takesSeat, takesSeatAt } from '../registration/seats.ts';
import { ticketToken } from '../registration/ticket-token.ts';
import { checkInStatus } from './check-in-status.ts';
import { type AtCheckIn, atCheckInOf, checkInEventOf, type Helper } from './evening.ts';

/* Check-in list: the people who may come in. */

/** Columns of a registration that are read: neither email nor comments. */
const columns = [
  ...(['id', 'first_name', 'last_name', 'year', 'guests', 'guests_in', 'door_version'] as const),
  ...(['cancelled_at', 'held_until', 'waiting_since', 'source'] as const),
];
type Registered = Pick<EventRegistrationTable, (typeof columns)[number]>;

const iso = (at: number) => new Date(at).toISOString();

/** Time and author of a check-in. */
export const letInOf = ({ at, by_name }: CheckInTable) => ({ at: iso(at), by: by_name });

const stateOf = (row: Registered, now: number): CheckInEntry['state'] => {
  const state = seatState(row, now);
  if (takesSeat(state)) return 'coming';
  return state === 'waiting' ? 'waiting' : 'cancelled';
};

/** Check-ins grouped by registration. */
export async function checkInsOf(
  database: Database | Transaction,
  registrations: readonly string[],
): Promise<ReadonlyMap<string, CheckInTable[]>> {
  if (registrations.length === 0) return new Map();
  const rows = await database
    .selectFrom('check_ins')
    .selectAll()
    .where('registration_id', 'in', registrations)
    .execute();
  return Map.groupBy(rows, ({ registration_id }) => registration_id);
}

/** Check-in entry of a registration. @param secret Secret of the installation, which signs tickets. */
export async function entryOf(
  secret: string,
  row: Registered,
  checkIns: readonly CheckInTable[],
  now: number,
): Promise<CheckInEntry> {
  const { letIn, twice, guestsIn } = checkInStatus(checkIns);
  return {
    id: row.id,
    key: await ticketKey(ticketToken(secret, row.id)),
    firstName: row.first_name,
    lastName: row.last_name,
    year: row.year,
    state: stateOf(row, now),
    guests: row.guests,
    guestsIn,
    arrivedAt: letIn ? iso(letIn.at) : null,
    by: letIn?.by_name ?? '',
    checkIn: letIn?.item ?? null,
    twice: twice.map(letInOf),
  };
}

/** Counts of an event’s seats, arrivals and guests. */
export async function countsOf(
  database: Database | Transaction,
  event: EventTable,
  now: number,
): Promise<CheckInCounts> {
  const { taken, arrived, guests } = await database
    .selectFrom('event_registrations')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(takesSeatAt(now)).as('taken'),
      fn.count<number>('checked_in_at').as('arrived'),
      fn.sum<number | null>('guests_in').as('guests'),
    ])
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  return {
    seats: event.max_attendees,
    taken: event.seats_reserved + Number(taken),
    arrived: Number(arrived),
    guests: Number(guests ?? 0),
  };
}

/** True for a walk-in who has a seat. Walk-ins are sent as news of the check-in, not as a change of the list. */
const isTold = (row: Registered, now: number) => row.source === 'door' && stateOf(row, now) === 'coming';

/** Hash of the registered people and their seat states. It changes with any of them, also when a held seat expires. */
function listNameOf(rows: readonly Registered[], now: number): string {
  const facts = rows
    .filter((row) => !isTold(row, now))
    .map((row) => [row.id, stateOf(row, now), row.first_name, row.last_name, row.year, row.guests]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

/** Parses a version into the list’s hash and the number of its last check-in. */
function held(since: string | undefined): { list: string; door: number } {
  const [list = '', door = ''] = since?.split('.') ?? [];
  return { list, door: /^\d{1,15}$/.test(door) ? Number(door) : -1 };
}

/** Check-in list as it is sent. */
export interface CheckInList {
  version: string;
  isWhole: boolean;
  event: ReturnType<typeof checkInEventOf>;
  counts: CheckInCounts;
  entries: CheckInEntry[];
  helper: Helper;
}

/**
 * Check-in list of an event: everybody who registered, or only the changes since a version that the device has. Changes need three
 * statements. `undefined` if the caller may not check people in.
 * @param since Version of the list that the device has.
 */
export async function checkInList(
  database: Database,
  secret: string,
  { id, since, atCheckIn }: { id: string; since: string | undefined; atCheckIn: AtCheckIn },
  now: number,
): Promise<CheckInList | undefined> {
  // The event is read before the rows, so that a simultaneous check-in is sent twice rather than never.
  const found = await atCheckInOf(database, id, atCheckIn);
  if (!found) return undefined;
  const { event, helper } = found;
  const rows = await database
    .selectFrom('event_registrations')
    .select(columns)
    .where('event_id', '=', id)
    .orderBy('id')
    .execute();
  const list = listNameOf(rows, now);
  const known = held(since);
  const isWhole = known.list !== list || known.door < 0 || known.door > event.door_version;
  const told = isWhole ? rows : rows.filter(({ door_version }) => door_version > known.door);
  const checkIns = await checkInsOf(
    database,
    told.flatMap((row) => (row.door_version > 0 ? row.id : [])),
  );
  return {
    version: `${list}.${event.door_version}`,
    isWhole,
    event: checkInEventOf(event),
    counts: await countsOf(database, event, now),
    entries: await Promise.all(told.map((row) => entryOf(secret, row, checkIns.get(row.id) ?? [], now))),
    helper,
  };
}
