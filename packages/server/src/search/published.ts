import {
  eventDocument,
  jobDocument,
  newsDocument,
  type SearchIndex,
  type SearchKind,
  searchIndex,
  storyDocument,
} from '@banyan/api/contract';
import { engineOf } from '../database/engine.ts';
import { activeEvents, itemOf } from '../events/rows.ts';
import type { Services } from '../http/services.ts';
import { jobsOnBoard } from '../jobs/rows.ts';
import { publishedNews } from '../news/rows.ts';
import { publishedStories } from '../stories/rows.ts';

/** Search indexes of all kinds except people, who have an index of their own. */
type Published = Readonly<Record<Exclude<SearchKind, 'people'>, SearchIndex>>;

type Reading = Pick<Services, 'database' | 'now' | 'logger'>;

async function read({ database, now, logger }: Reading): Promise<Published> {
  const [events, news, stories, jobs] = await Promise.all([
    activeEvents(database, now(), logger),
    publishedNews(database),
    publishedStories(database),
    jobsOnBoard(database, now()),
  ]);
  return {
    events: searchIndex(events.map((row) => eventDocument(itemOf(row)))),
    news: searchIndex(news.map(newsDocument)),
    stories: searchIndex(stories.map(storyDocument)),
    jobs: searchIndex(jobs.map(jobDocument)),
  };
}

const minuteMs = 60_000;

/** Reads published content into an index. It is renewed after a change of the database, and every minute, because jobs expire. */
export function publishedReader(reading: Reading): () => Promise<Published> {
  let kept: { mark: string; published: Promise<Published> } | undefined;
  return async () => {
    const mark = `${await engineOf(reading.database).changeMark()} ${Math.floor(reading.now() / minuteMs)}`;
    if (kept?.mark !== mark) kept = { mark, published: read(reading) };
    const { published } = kept;
    published.catch(() => {
      if (kept?.published === published) kept = undefined;
    });
    return published;
  };
}
