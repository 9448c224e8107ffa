import { excerptOf, type NewsItem } from '@banyan/api/contract';
import type { NewsSummary } from '@banyan/ui/content';
import type { RequestContext } from '../../request.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { type NewsDetailContent, newsDetail, newsSummary } from './newsItem.ts';
import { noSuchNews } from './noSuchNews.ts';
import { type News, readNews } from './readNews.ts';

/** News item, and others to read next. */
export interface NewsItemContent {
  /** Title for the browser tab. */
  title: string;
  item: NewsDetailContent;
  more: readonly NewsSummary[];
}

/** Maximum number of items to read next. */
const moreMost = 5;

/** Reads a news item; similar items if none has this id. */
export async function readNewsItem(
  id: string,
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<NewsItemContent | NoSuch> {
  const news = await readNews(context, signal);
  const item = news.items.find(({ _id }) => _id === id);
  return item ? contentOf(news, item) : noSuchNews(id, news.items);
}

/** Builds the content of a news item’s page. */
export function contentOf({ items, server }: News, item: NewsItem): NewsItemContent {
  const others = items.filter((other) => other !== item).slice(0, moreMost);
  return {
    title: excerptOf(item.title),
    item: newsDetail(item, server),
    more: others.map((other) => newsSummary(other, server)),
  };
}
