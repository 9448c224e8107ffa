import { sql } from 'kysely';
import type { getVerificationChallenge } from '../../contract/captcha/get-verification-challenge.ts';
import type { getActiveEvents } from '../../contract/events/get-active-events.ts';
import type { getEvent } from '../../contract/events/get-event.ts';
import type { getFeaturedEvent } from '../../contract/events/get-featured-event.ts';
import type { health } from '../../contract/health.ts';
import { eventMessages } from '../../contract/messages.ts';
import type { fetchAllNews } from '../../contract/news/fetch-all-news.ts';
import { contractVersion } from '../../contract/version.ts';
import { askedChapter } from '../http/asked-chapter.ts';
import type { Handler } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../http/services.ts';
import { publishedNews } from '../news/rows.ts';
import { activeEvent, activeEvents, featuredEvent, itemOf } from './rows.ts';

export const featuredEventHandler = ({
  database,
  now,
  note,
}: Services): Handler<typeof getFeaturedEvent> => ({
  answer: async ({ query }) => ({
    success: true,
    data: await featuredEvent(database, now(), note, askedChapter(query.chapter)),
  }),
});

export const eventsHandler = ({ database, note }: Services): Handler<typeof getActiveEvents> => ({
  answer: async ({ query }) => ({
    success: true,
    data: (await activeEvents(database, note, askedChapter(query.chapter))).map(itemOf),
  }),
});

export const eventHandler = ({ database, note }: Services): Handler<typeof getEvent> => ({
  async answer({ params: { id } }) {
    const row = await activeEvent(database, id, note);
    if (!row) throw new Refusal(404, eventMessages.notFound);
    return { success: true, data: itemOf(row) };
  },
});

export const newsHandler = ({ database }: Services): Handler<typeof fetchAllNews> => ({
  answer: async ({ query }) => ({
    success: true,
    data: await publishedNews(database, askedChapter(query.chapter)),
  }),
});

export const healthHandler = ({ database }: Services): Handler<typeof health> => ({
  async answer() {
    try {
      await sql`select 1 from settings limit 1`.execute(database);
    } catch {
      throw new Refusal(503, 'The database does not answer.');
    }
    return { status: 'ok', contract: contractVersion };
  },
});

export const challengeHandler = ({ verification }: Services): Handler<typeof getVerificationChallenge> => ({
  async answer() {
    if (!verification.challenge) throw new Refusal(404, 'Another verification is in use here.');
    return verification.challenge();
  },
});
