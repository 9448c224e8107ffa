import { excerptOf, type NewsItem } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import type { RequestContext } from '../../request.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { type NewsDetailContent, newsDetail, newsSummary } from './newsItem.ts';
import { noSuchNews } from './noSuchNews.ts';
import { type News, readNews } from './readNews.ts';

/** One piece of news, and what to read next. */
export interface NewsItemContent {
  /** As tabs show it. */
  title: string;
  item: NewsDetailContent;
  more: readonly NewsSummary[];
}

/** How many there are to read on. */
const moreMost = 5;

/** Reads one piece of news; the nearest when there is none with this id. */
export async function readNewsItem(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<NewsItemContent | NoSuch> {
  const news = await readNews(context, signal);
  const item = news.items.find(({ _id }) => _id === id);
  return item ? contentOf(news, item) : noSuchNews(id, news.items);
}

/** One piece of the news, as its page shows it. */
export function contentOf({ items, server }: News, item: NewsItem): NewsItemContent {
  const others = items.filter((other) => other !== item).slice(0, moreMost);
  return {
    title: excerptOf(item.title),
    item: newsDetail(item, server),
    more: others.map((other) => newsSummary(other, server)),
  };
}
