import type { BandNews, BandStory } from '@banyan/ui/sections';
import type { RequestContext } from '../../request.ts';
import { readListedNews } from '../news/readListedNews.ts';
import { readStories } from '../stories/readStories.ts';

/** Number of news rows next to the story. */
const rows = 3;

/** Stories and news of the front page. */
export interface HomeReading {
  story: BandStory | undefined;
  news: readonly BandNews[];
}

/**
 * Reads the newest story and the latest news, reduced to what is shown. If one fails, the other still appears.
 *
 * @param context The loader’s `serverContext`; without it the data is read in the browser.
 */
export async function readHomeReading(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<HomeReading> {
  const [stories, news] = await Promise.allSettled([
    readStories(context, signal),
    readListedNews(context, signal),
  ]);
  const newest = stories.status === 'fulfilled' ? stories.value[0]?.summary : undefined;
  return {
    story: newest && {
      title: newest.title,
      href: newest.href,
      excerpt: newest.excerpt,
      author: newest.author,
      authorTitle: newest.authorTitle,
      authorId: newest.author,
      portrait: newest.portrait,
    },
    news:
      news.status === 'fulfilled'
        ? news.value
            .slice(0, rows)
            .map(({ shown: { title, href, date, dateTime } }) => ({ title, href, date, dateTime }))
        : [],
  };
}
