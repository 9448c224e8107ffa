import { sql } from 'kysely';
import type { fetchAllNews } from '../../contract/calls/fetch-all-news.ts';
import type { getFeaturedEvent } from '../../contract/calls/get-featured-event.ts';
import type { getStories } from '../../contract/calls/get-stories.ts';
import type { getVerificationChallenge } from '../../contract/calls/get-verification-challenge.ts';
import type { health } from '../../contract/calls/health.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { featuredEvent } from '../store/events.ts';
import { publishedNews } from '../store/news.ts';
import { publishedStories } from '../store/stories.ts';
import type { Handler } from './handler.ts';

export const featuredEventHandler = ({ database, now }: Services): Handler<typeof getFeaturedEvent> => ({
  answer: async () => ({ success: true, data: await featuredEvent(database, now()) }),
});

export const newsHandler = ({ database }: Services): Handler<typeof fetchAllNews> => ({
  answer: async () => ({ success: true, data: await publishedNews(database) }),
});

export const storiesHandler = ({ database }: Services): Handler<typeof getStories> => ({
  answer: async () => ({ success: true, data: await publishedStories(database) }),
});

export const healthHandler = ({ database }: Services): Handler<typeof health> => ({
  async answer() {
    try {
      await sql`select 1 from settings limit 1`.execute(database);
    } catch {
      throw new Refusal(503, 'The database does not answer.');
    }
    return { status: 'ok' };
  },
});

export const challengeHandler = ({ verification }: Services): Handler<typeof getVerificationChallenge> => ({
  async answer() {
    if (!verification.challenge) throw new Refusal(404, 'Another verification is in use here.');
    return verification.challenge();
  },
});
