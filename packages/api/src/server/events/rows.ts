import * as v from 'valibot';
import type { ChapterId } from '../../contract/chapters/chapters.ts';
import { type EventItemInput, EventMedia } from '../../contract/events/event-item.ts';
import type { FeaturedEvent } from '../../contract/events/featured-event.ts';
import { isMoment } from '../../contract/events/moments.ts';
import { eventStart, isUpcoming } from '../../contract/events/states.ts';
import { safeHref } from '../../contract/safe-href.ts';
import type { Database, Writing } from '../database/database.ts';
import type { EventTable } from '../database/tables.ts';
import type { Logger } from '../logger.ts';

/** An event with the number of its registrations. */
export interface EventRow extends EventTable {
  registrations: number;
}

const rowsOf = (database: Database | Writing) =>
  database
    .selectFrom('events')
    .selectAll('events')
    .select((row) =>
      row
        .selectFrom('event_registrations')
        .whereRef('event_id', '=', 'events.id')
        .select((count) => count.fn.countAll<number>().as('registrations'))
        .$asScalar()
        .$notNull()
        .as('registrations'),
    );

/** Active, approved and with a date that can be read; anything else is nobody's business. */
const shown = (database: Database | Writing) =>
  rowsOf(database).where('is_active', '=', 1).where('is_approved', '=', 1);

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

const shared = (row: EventTable) => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  date: row.date,
  endDate: row.end_date,
  timezone: row.timezone,
  location: row.location,
  images: listOf(v.string(), row.images),
  // Whatever way an address came into the table, one that must not be a link does not leave it.
  registrationURL: safeHref(row.registration_url) ?? null,
  chapter: row.chapter,
});

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
    registrationDeadline: row.registration_deadline,
    media: listOf(EventMedia, row.media),
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }) satisfies EventItemInput;

/** Every event that may be shown, upcoming and past, by date; with a chapter those that are its own. */
export async function activeEvents(
  database: Database,
  logger: Logger,
  chapter?: ChapterId,
): Promise<EventRow[]> {
  const all = shown(database);
  const rows = readable(await (chapter ? all.where('chapter', '=', chapter) : all).execute(), logger);
  return rows.sort((one, other) => eventStart(dated(one)) - eventStart(dated(other)));
}

/** One event that may be shown. */
export async function activeEvent(database: Database | Writing, id: string, logger: Logger) {
  const row = await shown(database).where('events.id', '=', id).executeTakeFirst();
  return row && readable([row], logger)[0];
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
  const rows = await activeEvents(database, logger, chapter);
  const upcoming = rows.filter((row) => isUpcoming(dated(row), now));
  const next = upcoming.find((row) => row.featured === 1) ?? (chapter && upcoming[0]);
  return next ? shared(next) : null;
}

/** What the contract's functions about time need to know of a row. */
export const dated = (row: EventTable) => ({
  date: row.date,
  endDate: row.end_date,
  timezone: row.timezone,
});
