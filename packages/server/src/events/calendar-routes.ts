import {
  type ChapterId,
  calendarFeedPath,
  eventCalendarTemplate,
  eventMessages,
  findChapter,
} from '@banyan/api/contract';
import type { Hono } from 'hono';
import { calendarText } from '../calendar/icalendar.ts';
import type { EventTable } from '../database/event-tables.ts';
import { askedChapter } from '../http/asked-chapter.ts';
import { sharedResponse } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { readableAnywhere } from '../http/origin.ts';
import { type ResponseCache, sharedAddress, sharedAnswerOf } from '../http/response-cache.ts';
import { type Connection, errorAnswer, methodNotAllowed } from '../http/router.ts';
import type { Services } from '../http/services.ts';
import { calendarEvent } from './calendar-event.ts';
import { calendarEvents } from './rows.ts';

/** Name of the feed in a subscriber's list of calendars. */
const feedName = (chapter: ChapterId | undefined) =>
  ['Alumni events', findChapter(chapter ?? '')?.name].filter(Boolean).join(': ');

const calendarType = { 'Content-Type': 'text/calendar; charset=utf-8', ...readableAnywhere };

/** File name without characters that need quoting. */
const fileName = (id: string) => `${id.replace(/[^\w-]+/g, '-').slice(0, 80)}.ics`;

/** Mounts the calendar feed and the calendar file of a single event; both answer with a calendar instead of JSON. */
export function mountCalendar(
  app: Hono<{ Bindings: Connection }>,
  basePath: string,
  services: Services,
  shared: ResponseCache,
): void {
  const { config, database, logger, now } = services;
  const textOf = (rows: readonly EventTable[], name?: string) => {
    const context = { publicOrigin: config.publicOrigin, now: now() };
    return calendarText(
      rows.map((row) => calendarEvent(row, context)),
      name,
    );
  };
  const guarded = async (answer: () => Promise<Response>) => {
    try {
      return await answer();
    } catch (error) {
      return errorAnswer(error, (fault) => logger.error('calendar', fault), readableAnywhere);
    }
  };
  const feed = basePath + calendarFeedPath;
  const single = basePath + eventCalendarTemplate.replace('{id}', ':id');

  app.get(feed, (c) =>
    guarded(async () => {
      c.env.note?.({ route: feed });
      const chapter = askedChapter(c.req.query('chapter') ?? '');
      const address = sharedAddress(feed, {}, { chapter: chapter ?? '' });
      const answer = await shared.get(address, async (before) => {
        const rows = await calendarEvents(database, logger, { chapter });
        return sharedAnswerOf({ headers: calendarType, text: textOf(rows, feedName(chapter)) }, before);
      });
      return sharedResponse(c.req.raw, answer);
    }),
  );
  app.get(single, (c) =>
    guarded(async () => {
      c.env.note?.({ route: single });
      const id = c.req.param('id') ?? '';
      const answer = await shared.get(sharedAddress(single, { id }), async (before) => {
        const rows = await calendarEvents(database, logger, { id });
        if (rows.length === 0) throw new HttpError(404, eventMessages.notFound);
        const disposition = `attachment; filename="${fileName(id)}"`;
        const headers = { ...calendarType, 'Content-Disposition': disposition };
        return sharedAnswerOf({ headers, text: textOf(rows) }, before);
      });
      return sharedResponse(c.req.raw, answer);
    }),
  );
  for (const path of [feed, single]) app.all(path, () => methodNotAllowed('GET'));
}
