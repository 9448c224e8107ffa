import { foldedWords, isUpcoming } from '@banyan/api/contract';
import type { Database } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import type { Logger } from '../../telemetry/logger.ts';
import { takesSeatAt } from '../registration/seats.ts';
import { activeEvents, dated, type EventRow } from '../rows.ts';

/* What the Office reads of events: of a chapter’s volunteers those of the chapter. */

interface Reading {
  now: number;
  logger: Logger;
}

/** An event that is to come. */
export interface Coming {
  row: EventRow;
  /** Seats that are taken, those given out by hand included. */
  registered: number;
  /** Of those that were registered within a time. */
  fresh: number;
}

/** The next events that the site shows. @param since Since when a registration is fresh, an ISO instant. @param most How many at most. */
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

/** An event as it is found. */
export type FoundEvent = Pick<EventTable, 'id' | 'title' | 'date' | 'timezone' | 'location' | 'chapter'>;

/** Events, also those that the site does not show, by their titles; the latest first. @param begins For the words of one title. */
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

/** Of ids those of events within a reach. */
export async function eventsInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await database.selectFrom('events').select(['id', 'chapter']).where('id', 'in', ids).execute();
  return rows.flatMap(({ id, chapter }) => (scope.covers(chapter) ? id : []));
}

/** What events are called. */
export const eventTitles = (
  database: Database,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  database.selectFrom('events').select(['id', 'title as name']).where('id', 'in', ids).execute();
