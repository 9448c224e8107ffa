import {
  type ChapterId,
  type EventItemInput,
  EventMedia,
  eventStart,
  type FeaturedEvent,
  isMoment,
  isUpcoming,
  KnownPicture,
  safeHref,
} from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import type { EventTable } from '../database/event-tables.ts';
import type { Logger } from '../telemetry/logger.ts';
import { takesSeatAt } from './registration/seats.ts';

/** An event with the number of registrations that take a seat. */
export interface EventRow extends EventTable {
  registrations: number;
}

const rowsOf = (database: Database | Transaction, now: number) =>
  database
    .selectFrom('events')
    .selectAll('events')
    .select((row) =>
      row
        .selectFrom('event_registrations')
        .whereRef('event_id', '=', 'events.id')
        .where(takesSeatAt(now))
        .select((count) => count.fn.countAll<number>().as('registrations'))
        .$asScalar()
        .$notNull()
        .as('registrations'),
    );

/** Active, approved and with a date that can be read; anything else is nobody's business. */
const shown = (database: Database | Transaction, now: number) =>
  rowsOf(database, now).where('is_active', '=', 1).where('is_approved', '=', 1);

/** Says which rows have no date that can be read, and leaves them out. */
function readable<Row extends EventTable>(rows: readonly Row[], logger: Logger): Row[] {
  return rows.filter((row) => {
    if (isMoment(row.date)) return true;
    logger.warnOnce(`Event ${row.id} is left out: its date cannot be read.`);
    return false;
  });
}

function listOf<Item>(schema: v.GenericSchema<unknown, Item>, json: string): Item[] {
  try {
    return v.parse(v.array(schema), JSON.parse(json));
  } catch {
    return [];
  }
}

/** Addresses of its photos and films. */
export const imagesOf = (row: Pick<EventTable, 'images'>): string[] => listOf(v.string(), row.images);

const shared = (row: EventTable) => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  date: row.date,
  endDate: row.end_date,
  timezone: row.timezone,
  location: row.location,
  images: imagesOf(row),
  // Whatever way an address came into the table, one that must not be a link does not leave it.
  registrationURL: safeHref(row.registration_url) ?? null,
  chapter: row.chapter,
});

/** Whether whoever finds it full can wait for a seat. */
const hasWaitingList = (row: EventTable) => row.max_attendees !== null && !safeHref(row.registration_url);

/** An event as the contract sends it. Who comes stays in here: only their number leaves. */
export const itemOf = (row: EventRow) =>
  ({
    ...shared(row),
    isActive: row.is_active === 1,
    isApproved: row.is_approved === 1,
    category: row.category,
    organizer: row.organizer,
    maxAttendees: row.max_attendees,
    registeredUsers: [],
    registeredCount: row.seats_reserved + row.registrations,
    ...(hasWaitingList(row) && { waitingList: true }),
    registrationDeadline: row.registration_deadline,
    media: listOf(EventMedia, row.media),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    ...(row.cancelled_at !== null && { canceledAt: row.cancelled_at }),
  }) satisfies EventItemInput;

/** Every event that may be shown, upcoming and past, by date; with a chapter those that are its own. */
export async function activeEvents(
  database: Database,
  now: number,
  logger: Logger,
  chapter?: ChapterId,
): Promise<EventRow[]> {
  const all = shown(database, now);
  const rows = readable(await (chapter ? all.where('chapter', '=', chapter) : all).execute(), logger);
  return rows.sort((one, other) => eventStart(dated(one)) - eventStart(dated(other)));
}

/** One event that may be shown. */
export async function activeEvent(database: Database | Transaction, id: string, now: number, logger: Logger) {
  const row = await shown(database, now).where('events.id', '=', id).executeTakeFirst();
  return row && readable([row], logger)[0];
}

/** One event that was shown until it was canceled. */
export async function canceledEvent(database: Database, id: string, now: number, logger: Logger) {
  const row = await rowsOf(database, now)
    .where('events.id', '=', id)
    .where('is_approved', '=', 1)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst();
  return row && readable([row], logger)[0];
}

/** One event in whatever state it is: for those who have registered for it. */
export const eventRow = (
  database: Database | Transaction,
  id: string,
  now: number,
): Promise<EventRow | undefined> => rowsOf(database, now).where('events.id', '=', id).executeTakeFirst();

/** Why nothing can be done about the seats of an event any more. */
export function whyOff(row: EventTable, now: number): 'cancelled' | 'over' | undefined {
  if (row.is_active !== 1 || row.is_approved !== 1 || !isMoment(row.date)) return 'cancelled';
  return isOver(row, now) ? 'over' : undefined;
}

/** What a calendar may know: events that may be shown, and those that were, but are off. By date. */
export async function calendarEvents(
  database: Database,
  logger: Logger,
  only: { id?: string; chapter?: ChapterId | undefined } = {},
): Promise<EventTable[]> {
  const { id, chapter } = only;
  let all = database
    .selectFrom('events')
    .selectAll()
    .where('is_approved', '=', 1)
    .where((where) => where.or([where('is_active', '=', 1), where('cancelled_at', 'is not', null)]));
  if (id !== undefined) all = all.where('id', '=', id);
  if (chapter) all = all.where('chapter', '=', chapter);
  const rows = await all.execute();
  return readable(rows, logger).sort((one, other) => eventStart(dated(one)) - eventStart(dated(other)));
}

/**
 * The next featured event that may be shown and is not over; `null` when there is none. A chapter that features none of
 * its own shows its next one.
 */
export async function featuredEvent(
  database: Database,
  now: number,
  logger: Logger,
  chapter?: ChapterId,
): Promise<v.InferInput<typeof FeaturedEvent> | null> {
  const rows = await activeEvents(database, now, logger, chapter);
  const upcoming = rows.filter((row) => isUpcoming(dated(row), now));
  const next = upcoming.find((row) => row.featured === 1) ?? (chapter && upcoming[0]);
  if (!next) return null;
  const event = shared(next);
  // Of a gallery of hundreds it shows one.
  const media = listOf(KnownPicture, next.media).filter(({ path }) => path === event.images[0]);
  return { ...event, ...(media.length > 0 && { media }) };
}

/** What the contract's functions about time need to know of a row. */
export const dated = (row: Pick<EventTable, 'date' | 'end_date' | 'timezone'>) => ({
  date: row.date,
  endDate: row.end_date,
  timezone: row.timezone,
});

/** Whether its last moment is over. What has no day of the calendar never is. */
export const isOver = (row: Parameters<typeof dated>[0], now: number): boolean =>
  isMoment(row.date) && !isUpcoming(dated(row), now);
