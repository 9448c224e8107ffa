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

/** Event with the number of registrations that take a seat. */
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

/** Query for active and approved events; others are not public. */
const shown = (database: Database | Transaction, now: number) =>
  rowsOf(database, now).where('is_active', '=', 1).where('is_approved', '=', 1);

/** Logs and leaves out rows with an unreadable date. */
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

/** Addresses of an event’s photos and videos. */
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
  // An unsafe address in the table is never sent as a link.
  registrationURL: safeHref(row.registration_url) ?? null,
  chapter: row.chapter,
});

/** True if the event has a waitlist when it is full. */
const hasWaitingList = (row: EventTable) => row.max_attendees !== null && !safeHref(row.registration_url);

/** Event as the API sends it. Of the registrations only their number is included. */
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

/** All public events, upcoming and past, by date; of one chapter if given. */
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

/** Public event by its id. */
export async function activeEvent(database: Database | Transaction, id: string, now: number, logger: Logger) {
  const row = await shown(database, now).where('events.id', '=', id).executeTakeFirst();
  return row && readable([row], logger)[0];
}

/** Event that was public until it was canceled. */
export async function canceledEvent(database: Database, id: string, now: number, logger: Logger) {
  const row = await rowsOf(database, now)
    .where('events.id', '=', id)
    .where('is_approved', '=', 1)
    .where('cancelled_at', 'is not', null)
    .executeTakeFirst();
  return row && readable([row], logger)[0];
}

/** Event in any state, for people who registered for it. */
export const eventRow = (
  database: Database | Transaction,
  id: string,
  now: number,
): Promise<EventRow | undefined> => rowsOf(database, now).where('events.id', '=', id).executeTakeFirst();

/** Reason why an event’s seats can no longer be changed. */
export function whyOff(row: EventTable, now: number): 'cancelled' | 'over' | undefined {
  if (row.is_active !== 1 || row.is_approved !== 1 || !isMoment(row.date)) return 'cancelled';
  return isOver(row, now) ? 'over' : undefined;
}

/** Public events and canceled events that were public, by date, for calendars. */
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

/** Next featured public event that is not over; `null` if there is none. A chapter without a featured event shows its next one. */
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
  // Only the shown picture is sent, because a gallery may have hundreds.
  const media = listOf(KnownPicture, next.media).filter(({ path }) => path === event.images[0]);
  return { ...event, ...(media.length > 0 && { media }) };
}

/** Columns that the API’s time functions need. */
export const dated = (row: Pick<EventTable, 'date' | 'end_date' | 'timezone'>) => ({
  date: row.date,
  endDate: row.end_date,
  timezone: row.timezone,
});

/** True after the end of an event. An event without a valid day is never over. */
export const isOver = (row: Parameters<typeof dated>[0], now: number): boolean =>
  isMoment(row.date) && !isUpcoming(dated(row), now);
