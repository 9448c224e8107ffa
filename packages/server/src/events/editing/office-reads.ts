import { foldedWords, isUpcoming } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { takesSeatAt } from '../registration/seats.ts';
import { activeEvents, dated, type EventRow } from '../rows.ts';

/* Reads events for the Office. A chapter’s volunteers see only its events. */

interface Reading {
  now: number;
  logger: Logger;
}

/** Upcoming event with its registrations. */
export interface Coming {
  row: EventRow;
  /** Taken seats, including reserved ones. */
  registered: number;
  /** Number of recent registrations that have a seat. */
  fresh: number;
}

/**
 * Next public events. @param since Start of the time in which a registration counts as recent (ISO instant). @param most Maximum
 * number of events.
 */
export async function comingEvents(
  database: Database,
  scope: Scope,
  { now, logger }: Reading,
  { since, most }: { since: string; most: number },
): Promise<Coming[]> {
  const all = await activeEvents(database, now, logger);
  const next = all.filter((row) => scope.covers(row.chapter) && isUpcoming(dated(row), now)).slice(0, most);
  return Promise.all(
    next.map(async (row) => {
      const { many } = await database
        .selectFrom('event_registrations')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('event_id', '=', row.id)
        .where('created_at', '>=', since)
        .where(takesSeatAt(now))
        .executeTakeFirstOrThrow();
      return { row, registered: row.seats_reserved + Number(row.registrations), fresh: Number(many) };
    }),
  );
}

/** Columns of an event in search results. */
export type FoundEvent = Pick<EventTable, 'id' | 'title' | 'date' | 'timezone' | 'location' | 'chapter'>;

/**
 * Events with matching titles, latest first, including events that are not public. @param begins Condition for the words of one
 * title.
 */
export async function eventsByTitle(
  database: Database,
  scope: Scope,
  begins: (words: readonly string[]) => boolean,
  limit: number,
): Promise<FoundEvent[]> {
  const rows = await database
    .selectFrom('events')
    .select(['id', 'title', 'date', 'timezone', 'location', 'chapter'])
    .orderBy('date', 'desc')
    .execute();
  return rows
    .filter(({ title, chapter }) => scope.covers(chapter) && begins(foldedWords(title)))
    .slice(0, limit);
}

/** Filters ids to those of events within a scope. */
export async function eventsInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('events').select(['id', 'chapter']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, chapter }) => (scope.covers(chapter) ? id : []));
}

/** Titles of events, by id. */
export const eventTitles = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('events').select(['id', 'title as name']).where('id', 'in', ids).execute();
