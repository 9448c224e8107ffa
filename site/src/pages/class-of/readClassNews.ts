import { createClientOf } from '@banyan/api/client';
import { fetchAllNews, getStories } from '@banyan/api/contract';
import { newestFirst } from '@banyan/app/news';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';
import { newsSummary } from '../news/newsItem.ts';
import { newsHref } from '../news/newsPaths.ts';
import { listedStory } from '../stories/storyView.ts';
import { taggedYear } from './taggedYear.ts';

const client = createClientOf({ getStories, fetchAllNews }, { base: apiBase });

/** Story or news item, as a row of a list. */
interface Piece {
  heading: string;
  detail: string;
  href: string;
}

/** Stories by members of a class, and news about the class. */
export interface Told {
  stories: readonly Piece[];
  news: readonly Piece[];
}

/**
 * Reads the stories whose authors show this graduation year, and the news tagged with it; newest first.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 */
export async function readClassNews(
  year: number,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<Told> {
  const source = context?.source ?? client;
  const [stories, news] = await Promise.all([source.getStories({ signal }), source.fetchAllNews({ signal })]);
  return {
    stories: stories.data
      .filter(({ graduationYear }) => graduationYear === year)
      .map(listedStory)
      .map(({ summary }) => ({
        heading: summary.title,
        detail: `${summary.author}, ${summary.date}`,
        href: summary.href,
      })),
    news: newestFirst(news.data)
      .filter(({ tags }) => tags.some((tag) => taggedYear(tag) === year))
      .map((item) => ({
        heading: item.title,
        detail: newsSummary(item, '').date,
        href: newsHref(item._id),
      })),
  };
}
