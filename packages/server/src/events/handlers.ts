import {
  eventMessages,
  type getActiveEvents,
  type getCanceledEvent,
  type getEvent,
  type getFeaturedEvent,
} from '@banyan/api/contract';
import { askedChapter } from '../http/asked-chapter.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { previewOf } from './flyers/flyer-rows.ts';
import { activeEvent, activeEvents, canceledEvent, featuredEvent, itemOf } from './rows.ts';

export const featuredEventHandler = ({
  database,
  now,
  logger,
}: Services): Handler<typeof getFeaturedEvent> => ({
  answer: async ({ query }) => ({
    success: true,
    data: await featuredEvent(database, now(), logger, askedChapter(query.chapter)),
  }),
});

export const eventsHandler = ({ database, now, logger }: Services): Handler<typeof getActiveEvents> => ({
  answer: async ({ query }) => ({
    success: true,
    data: (await activeEvents(database, now(), logger, askedChapter(query.chapter))).map(itemOf),
  }),
});

export const eventHandler = ({ database, now, logger, flyers }: Services): Handler<typeof getEvent> => ({
  async answer({ params: { id } }) {
    const row = await activeEvent(database, id, now(), logger);
    if (!row) throw new HttpError(404, eventMessages.notFound);
    const flyer = flyers && (await previewOf(database, id, flyers.mediaBase));
    return { success: true, data: { ...itemOf(row), ...(flyer && { flyer }) } };
  },
});

export const canceledEventHandler = ({
  database,
  now,
  logger,
}: Services): Handler<typeof getCanceledEvent> => ({
  async answer({ params: { id } }) {
    const row = await canceledEvent(database, id, now(), logger);
    if (!row) throw new HttpError(404, eventMessages.notFound);
    return { success: true, data: itemOf(row) };
  },
});
