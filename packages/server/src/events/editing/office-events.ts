import { eventStart, isMoment } from '@banyan/api/contract';
import type { EventList, EventRow as ListedEvent, OfficeEventState } from '@banyan/api/office';
import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { isCheckInTime } from '../check-in/evening.ts';
import { reminderSample } from '../emails/announcement-emails.ts';
import { emailsAbout, reachedBy } from '../emails/announcements.ts';
import { reminderAt } from '../emails/reminders.ts';
import { isWaiting, takesSeatAt } from '../registration/seats.ts';
import { dated, eventRow, featuredEvent, imagesOf, isOver, itemOf } from '../rows.ts';
import { cancellationOf } from './cancelling.ts';
import { fieldsOf } from './fields.ts';

/* Lists and shows events in the Office. A chapter’s volunteers see only its events. */

/** Time for which a registration counts as new, in milliseconds. */
const freshMs = 7 * 86_400_000;

/** Columns that a list reads: neither description nor photos. */
const columns = [
  ...([
    'id',
    'title',
    'date',
    'end_date',
    'timezone',
    'location',
    'category',
    'chapter',
    'featured',
  ] as const),
  ...(['is_active', 'is_approved', 'cancelled_at', 'max_attendees', 'seats_reserved', 'sequence'] as const),
  'images' as const,
];
type Listed = Pick<EventTable, (typeof columns)[number]>;

/** State of an event. An event without a valid day is not on the site. */
function stateOf({ cancelled_at, is_active, is_approved, date }: Listed): OfficeEventState {
  if (cancelled_at !== null) return 'cancelled';
  return is_active === 1 && is_approved === 1 && isMoment(date) ? 'shown' : 'draft';
}

function listOf(row: Listed, now: number): EventList {
  const state = stateOf(row);
  if (state !== 'shown') return state;
  return isOver(row, now) ? 'past' : 'coming';
}

interface Counts {
  taken: number;
  waiting: number;
  fresh: number;
  arrived: number;
  guests: number;
}

/** Counts per event: seats, waitlist, new registrations, arrivals and arrived guests. @param id One event. @default every event */
async function countsOf(database: Database, now: number, id?: string): Promise<ReadonlyMap<string, Counts>> {
  const since = new Date(now - freshMs).toISOString();
  const rows = await database
    .selectFrom('event_registrations')
    .select('event_id')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere(takesSeatAt(now)).as('taken'),
      fn.countAll<number>().filterWhere(isWaiting).as('waiting'),
      fn
        .countAll<number>()
        .filterWhere((row) =>
          row.and([row('created_at', '>=', since), row.or([takesSeatAt(now)(row), isWaiting(row)])]),
        )
        .as('fresh'),
      fn.count<number>('checked_in_at').as('arrived'),
      fn.sum<number>('guests_in').as('guests'),
    ])
    .$if(id !== undefined, (all) => all.where('event_id', '=', id ?? ''))
    .groupBy('event_id')
    .execute();
  return new Map(
    rows.map(({ event_id, taken, waiting, fresh, arrived, guests }) => [
      event_id,
      {
        taken: Number(taken),
        waiting: Number(waiting),
        fresh: Number(fresh),
        arrived: Number(arrived),
        guests: Number(guests),
      },
    ]),
  );
}

function listed(row: Listed, counts: ReadonlyMap<string, Counts>, now: number): ListedEvent {
  const { taken = 0, waiting = 0, fresh = 0, arrived = 0, guests = 0 } = counts.get(row.id) ?? {};
  return {
    id: row.id,
    state: stateOf(row),
    version: row.sequence,
    title: row.title,
    date: row.date,
    end: row.end_date,
    zone: row.timezone,
    location: row.location,
    category: row.category,
    chapter: row.chapter,
    featured: row.featured === 1,
    isOver: isOver(row, now),
    seats: row.max_attendees,
    taken: row.seats_reserved + taken,
    waiting,
    fresh,
    items: imagesOf(row).length,
    door: stateOf(row) === 'shown' && isCheckInTime(row, now),
    arrived,
    guests,
  };
}

const perPage = 50;
/** True for lists that start with the next event. */
const isForward = (when: EventList) => when === 'coming' || when === 'draft';

/** Page of events within a scope, and the number of events in each list. @param page From 1. */
export async function eventsPage(
  database: Database,
  scope: Scope,
  { when, page }: { when: EventList; page: number },
  now: number,
) {
  const all = await database.selectFrom('events').select(columns).execute();
  const theirs = all.filter(({ chapter }) => scope.covers(chapter));
  const of = (list: EventList) => theirs.filter((row) => listOf(row, now) === list);
  // Events without a valid day come first, because somebody has to correct them.
  const start = (row: Listed) => (isMoment(row.date) ? eventStart(dated(row)) : Number.NEGATIVE_INFINITY);
  const direction = isForward(when) ? 1 : -1;
  const rows = of(when).sort((one, other) => (start(one) < start(other) ? -direction : direction));
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const counts = await countsOf(database, now);
  return {
    rows: shown.map((row) => listed(row, counts, now)),
    counts: {
      coming: of('coming').length,
      draft: of('draft').length,
      past: of('past').length,
      cancelled: of('cancelled').length,
    },
    more: rows.length > page * perPage,
  };
}

interface Reading {
  config: ServerConfig;
  logger: Logger;
  now: number;
}

/** State of the reminder email. */
function reminderOf(row: EventTable, { config, now }: Reading) {
  const at = reminderAt(row);
  const { subject, body } = reminderSample(config, row);
  const isToCome = at !== undefined && eventStart(dated(row)) > now;
  return {
    isOn: row.reminder === 1,
    at: isToCome ? new Date(at).toISOString() : null,
    subject,
    text: body,
  };
}

/** Event within a scope, without its audit log entries; `undefined` if there is none. */
export async function officeEvent(database: Database, scope: Scope, id: string, reading: Reading) {
  const { logger, now } = reading;
  const row = await eventRow(database, id, now);
  if (!row || !scope.covers(row.chapter)) return undefined;
  const featured = await featuredEvent(database, now, logger);
  const inList = listed(row, await countsOf(database, now, id), now);
  return {
    ...inList,
    fields: fieldsOf(row),
    public: isMoment(row.date) ? itemOf(row) : null,
    featuredNow: featured ? { id: featured._id, title: featured.title } : null,
    reached: (await reachedBy(database, row, now)).length,
    reminder: reminderOf(row, reading),
    cancelled: await cancellationOf(database, row, now),
    emails: await emailsAbout(database, id, now),
  };
}
